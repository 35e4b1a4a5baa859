import type { BookingFact } from '@plenum/contract';
import { isDeepStrictEqual } from 'node:util';
import type { AnswerRow, BookingRow, PlaceRow } from '../bookings.rows.ts';

interface Said {
  booking: Pick<BookingRow, 'fullName' | 'email' | 'phone' | 'address'>;
  places: readonly PlaceRow[];
  answers: readonly AnswerRow[];
}

const peopleOf = (places: readonly PlaceRow[]) =>
  places
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ id, fullName, email }) => ({ id, fullName, email }));

const sorted = (answers: readonly AnswerRow[]): AnswerRow[] =>
  answers
    .map(({ placeId, questionId, text, optionIds }) => ({ placeId, questionId, text, optionIds }))
    .toSorted((a, b) => (a.placeId ?? 0) - (b.placeId ?? 0) || a.questionId - b.questionId);

const bookerOf = ({ fullName, email, phone }: Said['booking']) => ({ fullName, email, phone });

/** What of it is another than before. */
export function factsOf(before: Said, after: Said): BookingFact[] {
  const parts: readonly [BookingFact, unknown, unknown][] = [
    ['booker', bookerOf(before.booking), bookerOf(after.booking)],
    ['address', before.booking.address, after.booking.address],
    ['people', peopleOf(before.places), peopleOf(after.places)],
    ['answers', sorted(before.answers), sorted(after.answers)],
  ];
  return parts.filter(([, was, is]) => !isDeepStrictEqual(was, is)).map(([fact]) => fact);
}
