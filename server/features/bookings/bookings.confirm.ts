import type { Tx, Work } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { enterEvent } from './bookings.enter.ts';
import { lockPlaces, updatePass } from './bookings.places.queries.ts';
import type { BookingRow } from './bookings.rows.ts';
import { exchange, isUpgrade } from './upgrades/upgrades.exchange.ts';
import { openFirms } from './firms/firms.service.ts';
import { hashOfPass, passOf } from './bookings.secrets.ts';

/** Its places let people in from now on, those are asked into the event, and firms have what they booked. */
export async function confirmed(work: Work, tx: Tx, booking: BookingRow): Promise<void> {
  const { organisationId, eventId, id } = booking;
  if (isUpgrade(booking)) await exchange(work, tx, booking);
  const all = await lockPlaces(tx, organisationId, id);
  const places = all.filter(
    ({ kind, isCancelled, hasPass }) => kind === 'ticket' && !isCancelled && !hasPass,
  );
  for (const place of places) {
    const hash = hashOfPass(passOf(work, organisationId, place));
    await updatePass(tx, organisationId, place.id, { passRound: place.passRound, hash });
  }
  const event = await findEvent(tx, organisationId, eventId);
  if (!event) return;
  await enterEvent(work, tx, event, booking, places);
  await openFirms(work, tx, event, booking, all);
}
