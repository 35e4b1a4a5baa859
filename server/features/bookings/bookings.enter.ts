import type { Tx, Work } from '../../platform/work.ts';
import { mailJoinLink } from '../accounts/index.ts';
import { type EventRow, findEvent, inviteTo, withdrawFrom } from '../events/index.ts';
import { organisationById } from '../organisations/index.ts';
import { fillMember } from './fills/fills.fill.ts';
import { hasOtherPlace } from './bookings.members.queries.ts';
import type { BookingRow, PlaceRow } from './bookings.rows.ts';

const emailOf = ({ email }: PlaceRow, booking: BookingRow): string =>
  (email || booking.email).toLowerCase();

/** Members of the organisation are in the event at once; everyone else is mailed the way in. */
export async function enterEvent(
  work: Work,
  tx: Tx,
  event: EventRow,
  booking: BookingRow,
  places: readonly PlaceRow[],
): Promise<void> {
  const { organisationId } = booking;
  const tickets = places.filter(({ kind, isCancelled }) => kind === 'ticket' && !isCancelled);
  const people = new Map(
    tickets.map((place) => [emailOf(place, booking), place.fullName || booking.fullName]),
  );
  const organisation = await organisationById(tx, organisationId);
  for (const [email, fullName] of people) {
    const isStranger = await inviteTo(tx, event, email);
    if (!isStranger) await fillMember(tx, organisationId, email);
    if (!isStranger || !organisation?.isVerified || booking.isQuiet) continue;
    const guest = { email, fullName, event: event.name, inviter: null, browser: booking.language };
    await mailJoinLink(tx, work, organisationId, guest);
  }
}

/** Where one comes in by ticket alone, who has none any more is out. */
export async function leaveEvent(
  tx: Tx,
  booking: BookingRow,
  places: readonly PlaceRow[],
): Promise<void> {
  const { organisationId, eventId } = booking;
  const event = await findEvent(tx, organisationId, eventId);
  if (!event) return;
  for (const email of new Set(places.map((place) => emailOf(place, booking)))) {
    if (await hasOtherPlace(tx, organisationId, eventId, email)) continue;
    await withdrawFrom(tx, event, email);
  }
}
