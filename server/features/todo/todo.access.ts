import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { lockTask } from './todo.queries.ts';
import type { TaskRow } from './todo.view.ts';

type Owned = Pick<TaskRow, 'assigneeId' | 'createdBy'>;

/** Admins see the organisation's tasks; anyone else those given to them or made by them. */
export const canSeeTask = (person: Person, task: Owned): boolean =>
  person.role === 'admin' || task.assigneeId === person.id || task.createdBy === person.id;

export const canAssignOthers = (person: Person): boolean => person.role === 'admin';

/** The list a person may see: everybody's, or only one person's. */
export const onlyTasksOf = (person: Person): number | null =>
  person.role === 'admin' ? null : person.id;

/** The only way to a task: locked until the transaction ends, so that no change is lost. */
export async function requireTask(db: Db, person: Person, id: number): Promise<TaskRow> {
  const task = await lockTask(db, person.organisationId, id);
  if (!task || !canSeeTask(person, task)) throw problem('not_found');
  return task;
}
