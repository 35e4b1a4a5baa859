import type { Task } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import { adminsOf, everyoneIn, personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';

type Owned = Pick<Task, 'assignee' | 'createdBy'>;

const ownersOf = ({ assignee, createdBy }: Owned): number[] =>
  assignee.id ? [assignee.id, createdBy] : [createdBy];

/** Everyone who may see the task hears of it; who just lost it hears that it is gone, first. */
export function tellTaskChanged(
  tx: Tx,
  { organisationId }: Person,
  task: Task,
  { before, key }: { before?: Owned; key?: string } = {},
): void {
  const owners = ownersOf(task);
  const left = before ? ownersOf(before).filter((id) => !owners.includes(id)) : [];
  const roomOf = (id: number) => personIn(organisationId, id);
  if (left.length > 0) tx.tell('todo.task_gone', { id: task.id }, left.map(roomOf));
  tx.tell('todo.task_changed', { task, ...(key && { key }) }, [
    adminsOf(organisationId),
    ...owners.map(roomOf),
  ]);
}

export const tellOrderChanged = (tx: Tx, person: Person) =>
  tx.tell('todo.order_changed', {}, [everyoneIn(person.organisationId)]);
