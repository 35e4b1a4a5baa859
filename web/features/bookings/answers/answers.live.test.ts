import type { BookingHead } from '@plenum/contract';
import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { questionFigures, writtenAnswers } from './answers.live.ts';

test('what was answered is read again when a booking or a question is another', () => {
  const booking = { id: 1, eventId: 7, version: 2 } as BookingHead;
  const of = { eventId: 7, questionId: 3 };
  return expectReadAgain(
    {
      figures: questionFigures.options(of),
      texts: writtenAnswers.options({ ...of, q: '', page: 1 }),
    },
    [
      [
        ['bookings.changed', { booking }],
        ['figures', 'texts'],
      ],
      [
        ['tickets.offer_changed', { eventId: 7 }],
        ['figures', 'texts'],
      ],
    ],
  );
});
