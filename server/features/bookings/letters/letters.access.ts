import { problem } from '../../../platform/http/problem.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Tx } from '../../../platform/work.ts';
import { type EventRow, requireEvent, requireEventLocked } from '../../events/index.ts';
import { findLetter, lockLetter } from './letters.queries.ts';
import type { LetterRow } from './letters.rows.ts';

interface Found {
  letter: LetterRow;
  event: EventRow;
}

/** For who runs its event. */
export async function requireLetter(db: Db, person: Person, id: number): Promise<Found> {
  const letter = await findLetter(db, person.organisationId, id);
  if (!letter) throw problem('not_found');
  return { letter, event: await requireEvent(db, person, letter.eventId) };
}

/** Its event before it, so that the letters of an event are counted one at a time. */
export async function lockedLetter(tx: Tx, person: Person, id: number): Promise<Found> {
  const seen = await findLetter(tx, person.organisationId, id);
  if (!seen) throw problem('not_found');
  const event = await requireEventLocked(tx, person, seen.eventId);
  await lockLetter(tx, person.organisationId, id);
  const letter = await findLetter(tx, person.organisationId, id);
  if (!letter) throw problem('not_found');
  return { letter, event };
}

export const tellLetter = (
  tx: Tx,
  { organisationId, eventId, id }: Pick<LetterRow, 'organisationId' | 'eventId' | 'id'>,
): void =>
  tx.tell('bookings.letter_changed', { eventId, letterId: id }, [adminsOf(organisationId)]);
