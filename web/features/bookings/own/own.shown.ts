import type { AskedQuestion, BookingAnswer, Place } from '@plenum/contract';

/** What is asked about one place, or about the booking as a whole (null). */
const asksAbout = (
  { per, ticketIds }: AskedQuestion,
  place: Pick<Place, 'ticketId' | 'kind'> | null,
  booked: readonly number[],
): boolean => {
  if (place === null) {
    return (
      per === 'booking' && (ticketIds.length === 0 || ticketIds.some((id) => booked.includes(id)))
    );
  }
  if (per !== 'place') return false;
  return ticketIds.length === 0 ? place.kind === 'ticket' : ticketIds.includes(place.ticketId);
};

interface Said {
  /** Of the booking as a whole. */
  whole: readonly BookingAnswer[];
  /** Of the place that is asked about. */
  own: readonly BookingAnswer[];
}

/** Those to show now, as what was answered before them decides. */
export function shownQuestions(
  questions: readonly AskedQuestion[],
  place: Pick<Place, 'ticketId' | 'kind'> | null,
  booked: readonly number[],
  { whole, own }: Said,
): AskedQuestion[] {
  const shown = new Set<number>();
  const chosen = (id: number): readonly number[] =>
    [...own, ...whole].find(({ questionId }) => questionId === id)?.optionIds ?? [];
  for (const { id, shownIf } of questions) {
    const isAsked =
      shownIf === null ||
      (shown.has(shownIf.questionId) &&
        chosen(shownIf.questionId).some((one) => shownIf.optionIds.includes(one)));
    if (isAsked) shown.add(id);
  }
  return questions.filter(
    (question) => shown.has(question.id) && asksAbout(question, place, booked),
  );
}
