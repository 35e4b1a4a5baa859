import { personIn } from '../../../platform/sockets/rooms.ts';
import type { Tx } from '../../../platform/work.ts';
import { aboutOpens } from '../../events/index.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { closesAnything } from '../../tickets/index.ts';
import { findAddresses, findMembersBy } from './opens.queries.ts';
import { seat } from './opens.seats.ts';

/** What is open to them may have changed: to whoever is in it, and whoever was until now. */
export async function tellOpens(
  tx: Tx,
  booking: Pick<BookingRow, 'organisationId' | 'eventId' | 'id' | 'email'>,
  formerEmails: readonly string[] = [],
): Promise<void> {
  const { organisationId, eventId, email } = booking;
  if (!(await closesAnything(tx, organisationId, eventId))) return;
  const former = [email, ...formerEmails].map((one) => one.toLowerCase()).filter(Boolean);
  const emails = new Set([...former, ...(await findAddresses(tx, booking))]);
  const people = await findMembersBy(tx, organisationId, [...emails]);
  if (people.length === 0) return;
  tx.outdate(aboutOpens(organisationId, eventId));
  const rooms = people.map(({ id }) => personIn(organisationId, id));
  tx.tell('events.opens_changed', { eventId }, rooms);
  await seat(
    tx,
    { organisationId, eventId },
    people.map(({ id }) => id),
  );
}
