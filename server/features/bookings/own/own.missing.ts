import type { Work } from '../../../platform/work.ts';
import { findQuestions, saleOf } from '../../tickets/index.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { findAnswers, findPlaces } from '../bookings.places.queries.ts';
import { unanswered } from './own.answers.ts';

interface Fault {
  path: string;
  message: string;
}

/** What must be said before it is booked, and is not yet. */
export async function missing({ db }: Work, booking: BookingRow): Promise<Fault[]> {
  const { organisationId, eventId, id } = booking;
  const places = (await findPlaces(db, organisationId, id)).filter((one) => !one.isCancelled);
  const tickets = places.filter(({ kind }) => kind === 'ticket');
  const { asksAddress } = await saleOf(db, organisationId, eventId);
  const needsAddress = booking.gross > 0 || asksAddress === 'always';
  const lacks = (isThere: boolean, path: string): Fault[] =>
    isThere ? [] : [{ path, message: 'is missing' }];
  const questions = await findQuestions(db, organisationId, eventId);
  const answers = await findAnswers(db, organisationId, id);
  return [
    ...lacks(booking.fullName !== '', '/booker/fullName'),
    ...lacks(booking.email !== '', '/booker/email'),
    ...lacks(!needsAddress || booking.address !== null, '/address'),
    ...tickets.flatMap((place) => lacks(place.fullName !== '', `/people/${place.id}/fullName`)),
    ...unanswered(questions, places, answers).map(({ placeId, questionId }) => ({
      path:
        placeId === null ? `/answers/${questionId}` : `/people/${placeId}/answers/${questionId}`,
      message: 'is missing',
    })),
  ];
}
