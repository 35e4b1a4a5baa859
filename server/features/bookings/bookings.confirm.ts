import type { Tx, Work } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { enterEvent } from './bookings.enter.ts';
import { findPlaces, updatePass } from './bookings.places.queries.ts';
import type { BookingRow } from './bookings.rows.ts';
import { hashOfPass, passOf } from './bookings.secrets.ts';

/** Its places let people in from now on, and those are asked into the event. */
export async function confirmed(work: Work, tx: Tx, booking: BookingRow): Promise<void> {
  const { organisationId, eventId, id } = booking;
  const places = (await findPlaces(tx, organisationId, id)).filter(
    ({ kind, isCancelled, hasPass }) => kind === 'ticket' && !isCancelled && !hasPass,
  );
  for (const place of places) {
    const hash = hashOfPass(passOf(work, organisationId, place));
    await updatePass(tx, organisationId, place.id, { passRound: place.passRound, hash });
  }
  const event = await findEvent(tx, organisationId, eventId);
  if (event) await enterEvent(work, tx, event, booking, places);
}
