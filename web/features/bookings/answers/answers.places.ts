import type { AnswerValue } from '@plenum/contract';
import type { BookingsSearch } from '../list/list.places.ts';

interface Behind {
  questionId: number;
  answered?: 'yes' | 'no';
  value?: Pick<AnswerValue, 'optionId' | 'from' | 'until'>;
  ticketId?: number | undefined;
}

/** The list of the bookings that a figure counts. */
export const bookingsBehind = ({
  questionId,
  answered = 'yes',
  value,
  ticketId,
}: Behind): BookingsSearch => ({
  question: String(questionId),
  answered,
  ...(ticketId !== undefined && { ticket: String(ticketId) }),
  ...(value &&
    (value.optionId === null
      ? { saidFrom: value.from, saidUntil: value.until }
      : { option: String(value.optionId) })),
});
