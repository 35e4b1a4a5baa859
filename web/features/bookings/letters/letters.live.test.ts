import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { letter, letterReaders, letters } from './letters.live.ts';

test('letters are read again as they change, and as their copies leave', () =>
  expectReadAgain(
    {
      all: letters.options(7),
      one: letter.options(3),
      readers: letterReaders.options({ letterId: 3 }),
    },
    [
      [
        ['bookings.letter_changed', { eventId: 7, letterId: 3 }],
        ['all', 'one', 'readers'],
      ],
      [['bookings.letter_changed', { eventId: 8, letterId: 4 }], []],
    ],
  ));
