import { askedOf, asksAbout } from '@plenum/contract/kernel/asked-questions.ts';
import { type FilledField, isWordList } from '@plenum/contract/kernel/fillable-fields.ts';
import type { SaidOfMe } from '../../profiles/index.ts';
import type { QuestionRow } from '../../tickets/index.ts';
import { saidIn } from '../bookings.bill.ts';
import type { AnswerRow, BookingRow, PlaceRow } from '../bookings.rows.ts';
import type { ReadyFill } from './fills.queries.ts';

/** Only of who booked: for others nobody agrees to anything. */
export const isOwn = (
  { kind, email, fullName, isCancelled }: PlaceRow,
  booking: Pick<BookingRow, 'email' | 'fullName'>,
): boolean =>
  kind === 'ticket' &&
  !isCancelled &&
  booking.email !== '' &&
  (email === ''
    ? fullName === '' || fullName === booking.fullName
    : email.toLowerCase() === booking.email.toLowerCase());

const about = (questions: readonly QuestionRow[], place: PlaceRow, booked: readonly number[]) =>
  questions.filter((question) => question.fills !== null && asksAbout(question, place, booked));

/** What the answers about a place may fill, each once. */
export const fieldsOf = (
  questions: readonly QuestionRow[],
  place: PlaceRow,
  places: readonly PlaceRow[],
): FilledField[] => {
  const booked = places.filter(({ isCancelled }) => !isCancelled).map(({ ticketId }) => ticketId);
  return [...new Set(about(questions, place, booked).flatMap(({ fills }) => fills ?? []))];
};

/** What was said about a place, as a profile says it; of two answers for a field the first. */
export function saidOf(
  questions: readonly QuestionRow[],
  places: readonly PlaceRow[],
  answers: readonly AnswerRow[],
  { placeId, fields, language }: Pick<ReadyFill, 'placeId' | 'fields' | 'language'>,
): SaidOfMe {
  const place = places.find(({ id }) => id === placeId);
  if (!place) return {};
  const booked = places.filter(({ isCancelled }) => !isCancelled).map(({ ticketId }) => ticketId);
  const said = (questionId: number) =>
    answers.find((one) => one.placeId === placeId && one.questionId === questionId) ??
    answers.find((one) => one.placeId === null && one.questionId === questionId);
  const known: SaidOfMe = {};
  for (const question of about(askedOf(questions, said), place, booked)) {
    const answer = said(question.id);
    const { fills } = question;
    if (!answer || fills === null || !fields.includes(fills) || known[fills]) continue;
    const chosen = question.options
      .filter(({ id }) => answer.optionIds.includes(id))
      .map(({ text }) => saidIn(text, language));
    const words = (chosen.length > 0 ? chosen : [answer.text.trim()]).filter(Boolean);
    if (words.length === 0) continue;
    Object.assign(known, { [fills]: isWordList(fills) ? words : words[0] });
  }
  return known;
}
