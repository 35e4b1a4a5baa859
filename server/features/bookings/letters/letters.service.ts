import type { BookingLetter, LetterInput, LetterUpdate } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { requireEvent, requireEventLocked } from '../../events/index.ts';
import { lockedLetter, requireLetter, tellLetter } from './letters.access.ts';
import {
  countLetters,
  deleteLetter,
  findLetter,
  findLetters,
  insertLetter,
  updateLetter,
} from './letters.queries.ts';
import type { LetterRow } from './letters.rows.ts';
import { letterView, titleOf } from './letters.view.ts';
import { refuseUnready } from './letters.words.ts';

/** Of an event, with all that were sent. */
const most = 200;

export async function listLetters(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<BookingLetter[]> {
  const { organisationId } = await requireEvent(db, person, eventId);
  return (await findLetters(db, organisationId, eventId, most)).map(letterView);
}

export const readLetter = async (
  { db }: Work,
  person: Person,
  id: number,
): Promise<BookingLetter> => letterView((await requireLetter(db, person, id)).letter);

export const isBefore = ({ state }: Pick<LetterRow, 'state'>): boolean =>
  state === 'draft' || state === 'scheduled';

/** What is about to be told of it: as it is now. */
export async function toldLetter(
  tx: Tx,
  organisationId: number,
  id: number,
): Promise<BookingLetter> {
  const row = await findLetter(tx, organisationId, id);
  if (!row) throw problem('not_found');
  tellLetter(tx, row);
  return letterView(row);
}

export const addLetter = (work: Work, person: Person, eventId: number, letter: LetterInput) =>
  work.transaction(async (tx): Promise<BookingLetter> => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    if ((await countLetters(tx, organisationId, eventId)) >= most) {
      throw problem('bookings.too_many_letters');
    }
    const made = await insertLetter(tx, organisationId, { eventId, personId: person.id, letter });
    if (!made) throw new Error('The letter was not written.');
    const subject = titleOf(letter, event);
    const deed = { action: 'bookings.letter_added', subjectId: made.id, subject } as const;
    await record(tx, person, { ...deed, after: { filter: letter.filter, to: letter.to } });
    return toldLetter(tx, organisationId, made.id);
  });

export const changeLetter = (work: Work, person: Person, id: number, update: LetterUpdate) =>
  work.transaction(async (tx): Promise<BookingLetter> => {
    const { letter: before, event } = await lockedLetter(tx, person, id);
    const { version, ...letter } = update;
    if (version !== before.version) throw problem('bookings.letters.changed_meanwhile');
    if (!isBefore(before)) throw problem('bookings.not_from_here');
    if (before.state === 'scheduled') refuseUnready(letter, event);
    await updateLetter(tx, event.organisationId, id, { personId: person.id, letter });
    const deed = { action: 'bookings.letter_changed', subjectId: id } as const;
    await record(tx, person, {
      ...deed,
      subject: titleOf(letter, event),
      before: { filter: before.filter, to: before.to },
      after: { filter: letter.filter, to: letter.to },
    });
    return toldLetter(tx, event.organisationId, id);
  });

export const removeLetter = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const { letter, event } = await lockedLetter(tx, person, id);
    if (!isBefore(letter)) throw problem('bookings.not_from_here');
    await deleteLetter(tx, event.organisationId, id);
    const deed = { action: 'bookings.letter_removed', subjectId: id } as const;
    await record(tx, person, { ...deed, subject: titleOf(letter, event) });
    tellLetter(tx, letter);
  });
