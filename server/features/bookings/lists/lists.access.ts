import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx } from '../../../platform/work.ts';
import { type EventRow, requireEventLocked } from '../../events/index.ts';
import { findList } from './lists.queries.ts';
import type { ListRow } from './lists.rows.ts';

/** For who runs its event, which is locked with all its lists. */
export async function lockedList(
  tx: Tx,
  person: Person,
  id: number,
): Promise<{ list: ListRow; event: EventRow }> {
  const seen = await findList(tx, person.organisationId, id);
  if (!seen) throw problem('not_found');
  const event = await requireEventLocked(tx, person, seen.eventId);
  const list = await findList(tx, person.organisationId, id);
  if (!list) throw problem('not_found');
  return { list, event };
}
