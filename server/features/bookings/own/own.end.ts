import type { Booking } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { insideOf, type Work } from '../../../platform/work.ts';
import { findEvent } from '../../events/index.ts';
import { saleOf } from '../../tickets/index.ts';
import { lockedTogether, requireLinked } from '../bookings.access.ts';
import { callOff } from '../bookings.cancel.ts';
import { byBooker, moveBooking } from '../bookings.change.ts';
import { mailBooking, mailOver } from '../bookings.letter.ts';
import { ringOffer } from '../bookings.live.ts';
import { findPlaces } from '../bookings.places.queries.ts';
import { lockBooking, updateHeldUntil } from '../bookings.queries.ts';
import { isOpen } from '../bookings.states.ts';
import { freePlaces } from '../bookings.stock.ts';
import { holdMs } from './own.hold.ts';
import { canCancel, cancelUntil, readOwn, shareOf } from './own.read.ts';

/** Once: who is still filling in asks, and nobody keeps places for ever. */
export const prolong = (work: Work, token: string): Promise<Booking> =>
  work.transaction(async (tx) => {
    const { organisationId, id } = await requireLinked(tx, token);
    const booking = await lockBooking(tx, organisationId, id);
    const now = work.clock.now();
    if (!booking || !isOpen(booking, now)) throw problem('bookings.hold_ended');
    if (!booking.isProlonged) {
      await updateHeldUntil(tx, organisationId, id, new Date(now.getTime() + holdMs));
    }
    return readOwn(insideOf(work, tx), token);
  });

/** What is booked already stays. */
export async function giveUp(work: Work, token: string): Promise<void> {
  const eventId = await work.transaction(async (tx) => {
    const { organisationId, id } = await requireLinked(tx, token);
    const booking = await lockBooking(tx, organisationId, id);
    if (booking?.state !== 'held') return null;
    await freePlaces(tx, booking, await findPlaces(tx, organisationId, id));
    await moveBooking(work, tx, byBooker, booking, { state: 'expired', why: '' });
    return { organisationId, id: booking.eventId };
  });
  if (eventId) ringOffer(work, eventId);
}

/** By the rules of its event; said twice it is cancelled once. */
export async function cancelOwn(work: Work, token: string, network: string): Promise<Booking> {
  const seen = await requireLinked(work.db, token);
  const after = await work.transaction(async (tx) => {
    const { organisationId, eventId } = seen;
    const together = await lockedTogether(work, tx, seen);
    const { booking } = together.own;
    if (booking.state !== 'cancelled') {
      const event = await findEvent(tx, organisationId, eventId);
      const sale = await saleOf(tx, organisationId, eventId);
      const until = event && cancelUntil(event, sale);
      if (!canCancel(booking, until, work.clock.now()))
        throw problem('bookings.too_late_to_cancel');
      await callOff(work, tx, { ...byBooker, network }, together, {
        why: '',
        placeIds: null,
        share: shareOf(event, sale, work.clock.now()),
      });
      await mailOver(work, tx, together);
    }
    return readOwn(insideOf(work, tx), token);
  });
  ringOffer(work, { organisationId: seen.organisationId, id: seen.eventId });
  return after;
}

/** To the address it has, and nobody else’s. */
export const resendOwn = (work: Work, token: string): Promise<void> =>
  work.transaction(async (tx) => {
    const booking = await requireLinked(tx, token);
    await mailBooking(work, tx, booking);
  });
