import type { BookingState } from '@plenum/contract';
import type { BookingRow, ChangeRow, PlaceRow } from './bookings.rows.ts';

/** What each may become; nothing else does. */
const next: Readonly<Record<BookingState, readonly BookingState[]>> = {
  held: ['expired', 'pending', 'confirmed'],
  expired: [],
  pending: ['confirmed', 'cancelled'],
  // It is open again once its money went back.
  confirmed: ['pending', 'cancelled'],
  // Paid after the clock had ended it, and all of it was still there.
  cancelled: ['pending'],
};

export const leadsTo = (from: BookingState, to: BookingState): boolean => next[from].includes(to);

export const stands = ({ state }: Pick<BookingRow, 'state'>): boolean =>
  state === 'pending' || state === 'confirmed';

/** Whether its places let people in: they are paid for, or are paid for at the door. */
export const letsIn = ({ state, way }: Pick<BookingRow, 'state' | 'way'>): boolean =>
  state === 'confirmed' || (state === 'pending' && way === 'on_site');

export const isSomebodyIn = (places: readonly Pick<PlaceRow, 'checkedInAt'>[]): boolean =>
  places.some(({ checkedInAt }) => checkedInAt !== null);

export const isOpen = ({ state, heldUntil }: Pick<BookingRow, 'state' | 'heldUntil'>, now: Date) =>
  state === 'held' && heldUntil !== null && heldUntil > now;

/** By the clock, and never paid before. */
export const hasEnded = (
  { state }: Pick<BookingRow, 'state'>,
  changes: readonly Pick<ChangeRow, 'done' | 'state' | 'isByItself'>[],
): boolean =>
  state === 'cancelled' &&
  (changes.findLast(({ done }) => done === 'moved')?.isByItself ?? false) &&
  !changes.some((change) => change.state === 'confirmed');
