import type { Work } from '../../platform/work.ts';
import { byClock, moveBooking } from './bookings.change.ts';
import { callOff } from './bookings.cancel.ts';
import { lockedTogether } from './bookings.access.ts';
import { ringOffer } from './bookings.live.ts';
import { deleteOldAnswers, findPlaces, lockPlaces } from './bookings.places.queries.ts';
import { findBooking, findEnded, findLongUnpaid, lockBooking } from './bookings.queries.ts';
import { sweepFiles } from './files/files.service.ts';
import { isOpen, isSomebodyIn } from './bookings.states.ts';
import { freePlaces } from './bookings.stock.ts';

const atOnce = 200;
/** Where an event never said otherwise. */
const usualGrace = 7;

/** What was kept for who did not come to the end of filling in is free for others. */
export async function endHolds(
  work: Work,
  of: { organisationId: number; eventId: number } | null = null,
): Promise<number> {
  const now = work.clock.now();
  const ended = await findEnded(work.db, now, of, atOnce);
  for (const { organisationId, id } of ended) {
    const eventId = await work.transaction(async (tx) => {
      const booking = await lockBooking(tx, organisationId, id);
      if (!booking || booking.state !== 'held' || isOpen(booking, now)) return null;
      await freePlaces(tx, booking, await findPlaces(tx, organisationId, id));
      await moveBooking(work, tx, byClock, booking, { state: 'expired', why: '' });
      return booking.eventId;
    });
    if (eventId !== null) ringOffer(work, { organisationId, id: eventId });
  }
  return ended.length;
}

export const endEndedHolds = (work: Work): Promise<number> => endHolds(work);

/** What was asked for a time is forgotten after it, and files that answer nothing any more. */
export async function forgetAnswers(work: Work): Promise<void> {
  await deleteOldAnswers(work.db, work.clock.now());
  await sweepFiles(work);
}

/** What nobody has paid for so long after it was due keeps nothing from others any more. */
export async function endUnpaidBookings(work: Work): Promise<void> {
  const now = work.clock.now();
  for (const { organisationId, id } of await findLongUnpaid(work.db, now, usualGrace, atOnce)) {
    await work.transaction(async (tx) => {
      const seen = await findBooking(tx, organisationId, id);
      if (!seen) return;
      const together = await lockedTogether(work, tx, seen);
      const { booking, invoice } = together.own;
      const isKeptAnew = booking.keptUntil !== null && booking.keptUntil > now;
      if (booking.state !== 'pending' || (invoice?.paid ?? 0) > 0 || isKeptAnew) return;
      for (const one of together.all) {
        const goesAlong = one === together.own || booking.addsTo === null;
        const places = goesAlong ? await lockPlaces(tx, organisationId, one.booking.id) : [];
        if (isSomebodyIn(places)) return;
      }
      await callOff(work, tx, { ...byClock, network: '' }, together, {
        why: '',
        placeIds: null,
        share: 0,
      });
    });
  }
}
