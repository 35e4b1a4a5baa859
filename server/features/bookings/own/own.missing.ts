import type { Db } from '../../../platform/db/db.ts';
import { findQuestions, type QuestionRow, saleOf, type SaleRow } from '../../tickets/index.ts';
import type { AnswerRow, BookingRow, PlaceRow } from '../bookings.rows.ts';
import { findAnswers, findPlaces } from '../bookings.places.queries.ts';
import { unanswered } from './own.answers.ts';

interface Fault {
  path: string;
  message: string;
}

/** What is asked, and what was said. */
export interface Filled {
  sale: SaleRow;
  places: readonly PlaceRow[];
  questions: readonly QuestionRow[];
  answers: readonly AnswerRow[];
}

/** What is asked of every booking was asked of the one it is added to. */
export async function questionsFor(
  db: Db,
  { organisationId, eventId, addsTo }: Pick<BookingRow, 'organisationId' | 'eventId' | 'addsTo'>,
): Promise<QuestionRow[]> {
  const questions = await findQuestions(db, organisationId, eventId);
  if (addsTo === null) return questions;
  return questions.filter(({ per, ticketIds }) => per === 'place' || ticketIds.length > 0);
}

export async function readFilled(db: Db, booking: BookingRow): Promise<Filled> {
  const { organisationId, eventId, id } = booking;
  return {
    sale: await saleOf(db, organisationId, eventId),
    places: await findPlaces(db, organisationId, id),
    questions: await questionsFor(db, booking),
    answers: await findAnswers(db, organisationId, id),
  };
}

/** What must be said before it is booked, and is not yet. */
export function missing(booking: BookingRow, filled: Filled): Fault[] {
  const { sale, questions, answers } = filled;
  const places = filled.places.filter((one) => !one.isCancelled);
  // Who comes with a package is named and asked once the firm knows.
  const asked = places.filter(({ line }) => booking.lines[line]?.cameWith === undefined);
  const named = asked.filter(({ kind }) => kind !== 'add_on');
  const needsAddress = booking.gross > 0 || sale.asksAddress === 'always';
  const lacks = (isThere: boolean, path: string): Fault[] =>
    isThere ? [] : [{ path, message: 'is missing' }];
  return [
    ...lacks(booking.fullName !== '', '/booker/fullName'),
    ...lacks(booking.email !== '', '/booker/email'),
    ...lacks(!needsAddress || booking.address !== null, '/address'),
    ...named.flatMap((place) => lacks(place.fullName !== '', `/people/${place.id}/fullName`)),
    ...unanswered(questions, asked, answers).map(({ placeId, questionId }) => ({
      path:
        placeId === null ? `/answers/${questionId}` : `/people/${placeId}/answers/${questionId}`,
      message: 'is missing',
    })),
  ];
}
