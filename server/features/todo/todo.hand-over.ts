import type { Person } from '../../platform/person.ts';
import type { Tx } from '../../platform/work.ts';
import { tellTaskChanged } from './todo.live.ts';
import { giveTasks } from './todo.hand-over.queries.ts';
import { readTask } from './todo.service.ts';

/** What one member had or made becomes another's, and everyone who may see it sees that. */
export async function handOverTasks(
  tx: Tx,
  person: Person,
  fromId: number,
  toId: number,
): Promise<void> {
  for (const { id } of await giveTasks(tx, person.organisationId, fromId, toId)) {
    tellTaskChanged(tx, person, await readTask(tx, person, id));
  }
}
