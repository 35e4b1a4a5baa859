import type { Tx, Work } from '../../../platform/work.ts';
import { giveBackToStock } from '../../stock/index.ts';
import { type By, noteChange, touchBooking } from '../bookings.change.ts';
import { leaveEvent } from '../bookings.enter.ts';
import { findPlaces, lockPlaces } from '../bookings.places.queries.ts';
import { findBooking, updatePlaces } from '../bookings.queries.ts';
import type { BookingRow, PlaceRow } from '../bookings.rows.ts';
import { drawsOf } from '../bookings.stock.ts';
import { callWaiting } from '../waiting/waiting.line.ts';
import { findSeat, seatOf, updateTakenOver, updateUpgraded } from './upgrades.queries.ts';

const byItself: By = { id: null, isByItself: true };

/** Whether a line of it is the difference to a ticket that was booked before. */
export const isUpgrade = ({ lines }: Pick<BookingRow, 'lines'>): boolean =>
  lines.some(({ upgrades }) => upgrades !== undefined);

/**
 * It is confirmed, and what it was added to is locked: from now on these let in, and those they stand for
 * do not. What the old one alone drew from is free. Answers whoever is in the event by the same address.
 */
export async function exchange(work: Work, tx: Tx, booking: BookingRow): Promise<void> {
  const places = await findPlaces(tx, booking.organisationId, booking.id);
  for (const place of places.filter((one) => one.upgrades !== null && !one.isCancelled)) {
    await takeOver(work, tx, booking, place);
  }
}

async function takeOver(work: Work, tx: Tx, booking: BookingRow, place: PlaceRow): Promise<void> {
  const { organisationId } = booking;
  const rows = await findSeat(tx, organisationId, seatOf(place));
  // Confirmed once more after its money had gone back: it has taken over long ago.
  const seen = rows.find((row) => row.placeId < place.id && !row.isCancelled);
  const former = seen && (await findBooking(tx, organisationId, seen.bookingId));
  if (!former) return;
  const old = (await lockPlaces(tx, organisationId, former.id)).find(
    ({ id }) => id === seen.placeId,
  );
  if (!old || old.isCancelled) return;
  const keeps = booking.lines[place.line]?.upgrades?.keeps ?? [];
  const kept = old.quotaIds.filter((id) => keeps.includes(id));
  const freed = old.quotaIds.filter((id) => !keeps.includes(id));
  await updateUpgraded(tx, organisationId, {
    id: old.id,
    quotaIds: freed,
    at: work.clock.now(),
  });
  await updateTakenOver(tx, organisationId, {
    id: place.id,
    from: old.id,
    quotaIds: [...place.quotaIds, ...kept],
    checkedInAt: old.checkedInAt,
  });
  if (freed.length > 0) {
    await giveBackToStock(tx, organisationId, drawsOf([{ quotaIds: freed }]));
    await callWaiting(tx, booking);
  }
  await updatePlaces(tx, organisationId, former.id);
  await noteChange(work, tx, byItself, former, { done: 'changed', facts: ['ticket'] });
  await touchBooking(tx, former);
  await leaveEvent(tx, former, [old]);
}
