import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { canRunEvents } from '../../events/index.ts';
import { requireConversation } from '../chat.access.ts';
import { lockRequest, type RequestRow } from './desks.requests.queries.ts';
import type { SeenRow } from '../chat.rows.ts';

/** Organisers see to the help desk, its staff to a booth. */
export const canSeeTo = (person: Person, seen: SeenRow): boolean =>
  seen.kind === 'help' ? canRunEvents(person) : seen.kind === 'booth' && seen.isStaff;

/** For who asked and who sees to it; there is no question before its first line. */
export async function requireRequest(
  tx: Db,
  person: Person,
  id: number,
): Promise<{ seen: SeenRow; request: RequestRow }> {
  const seen = await requireConversation(tx, person, id);
  const request = await lockRequest(tx, seen);
  if (!request) throw problem('not_found');
  return { seen, request };
}
