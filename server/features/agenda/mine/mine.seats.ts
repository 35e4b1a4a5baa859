import type { Tx } from '../../../platform/work.ts';
import { tellStars } from '../agenda.live.ts';
import { findStars } from './mine.stars.queries.ts';
import { replaceSeats, type Whose } from './mine.seats.queries.ts';

/**
 * A session that somebody booked by itself is on their agenda, with its reminder and in their calendar, for as long
 * as the seat is theirs. What they starred themselves stays.
 */
export async function keepSeats(tx: Tx, whose: Whose, sessionIds: readonly number[]) {
  if (!(await replaceSeats(tx, whose, sessionIds))) return;
  const { organisationId, eventId, personId } = whose;
  const starred = await findStars(tx, organisationId, eventId, personId);
  tellStars(tx, organisationId, personId, { eventId, sessionIds: starred });
}
