import type { AskedQuestion, BookingAnswer, Place } from '@plenum/contract';
import { askedOf, asksAbout } from '@plenum/contract/kernel/asked-questions.ts';

interface Said {
  /** Of the booking as a whole. */
  whole: readonly BookingAnswer[];
  /** Of the place that is asked about. */
  own: readonly BookingAnswer[];
}

/** Those to show now, as what was answered before them decides. */
export const shownQuestions = (
  questions: readonly AskedQuestion[],
  place: Pick<Place, 'ticketId' | 'kind'> | null,
  booked: readonly number[],
  { whole, own }: Said,
): AskedQuestion[] =>
  askedOf(questions, (id) => [...own, ...whole].find(({ questionId }) => questionId === id)).filter(
    (question) => asksAbout(question, place, booked),
  );
