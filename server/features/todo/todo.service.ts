import {
  mostInList,
  type NewTask,
  type Task,
  type TaskQuery,
  type TaskUpdate,
  toId,
} from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { bareList } from '../../platform/http/bare-list.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { memberById, membersLike } from '../organisations/index.ts';
import { canAssignOthers, onlyTasksOf, requireTask } from './todo.access.ts';
import { resolveAssignee } from './todo.assignee.ts';
import { tellTaskChanged } from './todo.live.ts';
import {
  findTask,
  findTasks,
  insertTask,
  type TaskFields,
  updateTaskFields,
} from './todo.queries.ts';
import { type TaskRow, taskView } from './todo.view.ts';

export async function listTasks(work: Work, person: Person, query: TaskQuery) {
  const { organisationId } = person;
  const rows = await findTasks(work.db, organisationId, onlyTasksOf(person), query, mostInList + 1);
  return bareList(rows.map(taskView));
}

export function addTask(
  work: Work,
  person: Person,
  input: NewTask,
  repeatKey: string | null,
): Promise<Task> {
  return work.transaction(async (tx) => {
    const fields = await mergedFields(tx, person, blank, input);
    const id = await insertTask(tx, person.organisationId, person.id, fields);
    const task = await readTask(tx, person, id);
    tellTaskChanged(tx, person, task, repeatKey ? { key: repeatKey } : {});
    return task;
  });
}

export function updateTask(work: Work, person: Person, input: TaskUpdate): Promise<Task> {
  return work.transaction(async (tx) => {
    const current = await requireTask(tx, person, toId(input.id));
    const fields = await mergedFields(tx, person, current, input);
    await updateTaskFields(tx, person.organisationId, current.id, fields);
    const task = await readTask(tx, person, current.id);
    tellTaskChanged(tx, person, task, { before: taskView(current) });
    return task;
  });
}

export const deleteTask = (work: Work, person: Person, id: number) =>
  updateTask(work, person, { id, isDeleted: true });

/** Admins give tasks to anyone, others to themselves. */
export async function listAssignees(work: Work, person: Person, q = '') {
  if (canAssignOthers(person)) return membersLike(work.db, person.organisationId, q);
  const self = await memberById(work.db, person.organisationId, person.id);
  return self ? [self] : [];
}

export async function readTask(db: Db, person: Person, id: number): Promise<Task> {
  const row = await findTask(db, person.organisationId, id);
  if (!row) throw new Error('The task vanished inside its own transaction.');
  return taskView(row);
}

const blank: Omit<TaskRow, 'id' | 'position' | 'version' | 'createdBy'> = {
  title: '',
  description: '',
  dueDate: '',
  assigneeId: null,
  assigneeName: '',
  assigneeAvatar: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
};

async function mergedFields(
  db: Db,
  person: Person,
  current: typeof blank,
  input: Partial<NewTask>,
): Promise<TaskFields> {
  const assigned =
    input.assignee === undefined
      ? current
      : await resolveAssignee(db, person, input.assignee, current);
  const dueDate = input.dueDate === undefined ? current.dueDate : (input.dueDate ?? '');
  return {
    title: input.title ?? current.title,
    description: input.description === undefined ? current.description : input.description,
    dueDate,
    dueAt: instantOf(dueDate),
    assigneeId: assigned.assigneeId,
    assigneeName: assigned.assigneeId ? '' : assigned.assigneeName,
    assigneeAvatar: assigned.assigneeId ? null : assigned.assigneeAvatar,
    tags: input.tags ?? current.tags,
    isCompleted: input.isCompleted ?? current.isCompleted,
    isDeleted: input.isDeleted ?? current.isDeleted,
    isImportant: input.isImportant ?? current.isImportant,
  };
}

/** What the due-date order goes by; a day counts from its first moment in UTC. */
function instantOf(dueDate: string): Date | null {
  const instant = new Date(dueDate);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
