import type { BookingLetter, LetterInput } from '@plenum/contract';
import { addLetter } from '../../features/bookings/index.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

/** To everyone whose booking stands. */
export const aLetterInput = (other: Partial<LetterInput> = {}): LetterInput => ({
  filter: { stands: 'yes' },
  to: 'bookers',
  subject: { en: 'News of {event}' },
  text: { en: 'Hello {name},\n\nsee {link} for {reference}.' },
  ...other,
});

export const aLetter = (
  app: TestApp,
  { person }: Pick<Actor, 'person'>,
  eventId: number,
  other: Partial<LetterInput> = {},
): Promise<BookingLetter> => addLetter(app.work, person, eventId, aLetterInput(other));
