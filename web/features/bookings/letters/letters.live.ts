import type { BookingLetter, LetterReaderPage } from '@plenum/contract';
import { again, readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readLetter, readLetters, readReaders, type ReadersOf } from './letters.api.ts';

/** While it is sent it moves with every copy. */
const calmMs = 300;

export const letters = liveAnswer<BookingLetter[], number>({
  key: ['bookings', 'letters', 'list'],
  read: readLetters,
  told: () => ({
    'bookings.letter_changed': (told) => readAgain((eventId) => eventId === told.eventId, calmMs),
  }),
});

export const letter = liveAnswer<BookingLetter, number>({
  key: ['bookings', 'letters', 'letter'],
  read: readLetter,
  told: () => ({
    'bookings.letter_changed': ({ letterId }) => readAgain((id) => id === letterId, calmMs),
  }),
});

/** Who gets it changes with every booking as well; of which event it is nobody says here. */
export const letterReaders = liveAnswer<LetterReaderPage, ReadersOf>({
  key: ['bookings', 'letters', 'readers'],
  read: readReaders,
  told: () => ({
    'bookings.letter_changed': (told) =>
      readAgain(({ letterId }) => letterId === told.letterId, calmMs),
    'bookings.changed': () => ({ step: () => again, calmMs }),
  }),
  staleTime: 0,
});
