import { isDeepStrictEqual } from 'node:util';
import type { DetailsInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { findAnswers, findPlaces } from '../bookings.places.queries.ts';
import type { AnswerRow, BookingRow } from '../bookings.rows.ts';
import { findFiles } from '../files/files.queries.ts';
import { stands } from '../bookings.states.ts';
import { readAll } from './own.answers.ts';
import { questionsFor } from './own.missing.ts';

const inOrder = (answers: readonly AnswerRow[]) =>
  answers
    .map(({ placeId, questionId, text, optionIds }) => [placeId, questionId, text, optionIds])
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** Whether all that is said stands there already: its answer was lost, and it is sent again. */
export async function isKeptAlready(
  db: Db,
  booking: BookingRow,
  input: DetailsInput,
): Promise<boolean> {
  const { organisationId, id } = booking;
  const { fullName, email, phone } = input.booker;
  const isSameBooker =
    fullName.trim() === booking.fullName &&
    email.trim() === booking.email &&
    phone.trim() === booking.phone;
  const isSameAddress = stands(booking) || isDeepStrictEqual(input.address, booking.address);
  if (!isSameBooker || !isSameAddress) return false;
  const places = (await findPlaces(db, organisationId, id)).filter((one) => !one.isCancelled);
  const isNamed = places.every((place) => {
    const person = input.people.find(({ placeId }) => placeId === place.id);
    return (
      !person || (person.fullName.trim() === place.fullName && person.email.trim() === place.email)
    );
  });
  if (!isNamed) return false;
  const questions = await questionsFor(db, booking);
  const { answers, faults } = readAll(
    questions,
    places,
    input,
    await findFiles(db, organisationId, id),
  );
  const kept = await findAnswers(db, organisationId, id);
  return faults.length === 0 && isDeepStrictEqual(inOrder(answers), inOrder(kept));
}
