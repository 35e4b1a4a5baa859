import { personIn } from '../../../platform/sockets/rooms.ts';
import type { Tx } from '../../../platform/work.ts';
import { aboutOpens } from '../../events/index.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { findConcerned } from './opens.queries.ts';

/** What is open to them may have changed: to whoever is in it, and whoever was until now. */
export async function tellOpens(
  tx: Tx,
  booking: Pick<BookingRow, 'organisationId' | 'eventId' | 'id' | 'email'>,
  formerEmails: readonly string[] = [],
): Promise<void> {
  const { organisationId, eventId, email } = booking;
  const people = await findConcerned(tx, booking, [email, ...formerEmails]);
  if (people.length === 0) return;
  tx.outdate(aboutOpens(organisationId, eventId));
  const rooms = people.map(({ id }) => personIn(organisationId, id));
  tx.tell('events.opens_changed', { eventId }, rooms);
}
