import type { BookingDone, BookingFact, BookingState } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { tellBooking } from './bookings.live.ts';
import { insertChange, lockBooking, raiseVersion, updateState } from './bookings.queries.ts';
import type { BookingRow } from './bookings.rows.ts';
import { leadsTo } from './bookings.states.ts';
import { settleOffer } from './waiting/waiting.settle.ts';

export interface By {
  /** Null: nobody who is signed in. */
  id: number | null;
  /** The clock or the ledger, and nobody at all. */
  isByItself: boolean;
}

export const byClock: By = { id: null, isByItself: true };
/** By its link, whoever has it. */
export const byBooker: By = { id: null, isByItself: false };

/** It is locked. Each change is kept with who, when and why; what is not foreseen is refused. */
export async function moveBooking(
  work: Work,
  tx: Tx,
  by: By,
  booking: BookingRow,
  { state, why }: { state: BookingState; why: string },
): Promise<BookingRow> {
  if (!leadsTo(booking.state, state)) throw problem('bookings.not_from_here');
  const { organisationId, id } = booking;
  await updateState(tx, organisationId, id, state);
  await insertChange(tx, organisationId, id, {
    state,
    at: work.clock.now(),
    personId: by.id,
    isByItself: by.isByItself,
    why,
  });
  const moved = await lockBooking(tx, organisationId, id);
  if (!moved) throw new Error('A booking that was moved is gone.');
  if (booking.state === 'held') await settleOffer(work, tx, by, moved);
  if (state !== 'expired') await tellBooking(tx, moved);
  return moved;
}

/** What is said of it, or done with it, while it stays in its state. */
export const noteChange = (
  work: Work,
  tx: Tx,
  by: By,
  { organisationId, id, state }: BookingRow,
  what: { done: BookingDone; facts: BookingFact[] },
) =>
  insertChange(tx, organisationId, id, {
    state,
    at: work.clock.now(),
    personId: by.id,
    isByItself: by.isByItself,
    why: '',
    ...what,
  });

/** What is paid, credited or said has changed, and nothing else. */
export async function touchBooking(tx: Tx, booking: BookingRow): Promise<void> {
  await raiseVersion(tx, booking.organisationId, booking.id);
  await tellBooking(tx, booking);
}
