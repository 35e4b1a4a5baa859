import type { Answer, Entry } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireEntry } from '../calendar.access.ts';
import { answerAt } from './invitation.answers.ts';
import { findExceptions } from '../repeats/repeats.exceptions.queries.ts';
import { findGuests, setAnswer, setAnswerAt } from './invitation.guests.queries.ts';
import { type Happening, timeAt } from '../repeats/repeats.happenings.ts';
import { tellEntries } from '../calendar.live.ts';
import { tellAnswer } from '../calendar.news.ts';
import { readEntry } from '../calendar.read.ts';
import { repeatAt } from '../repeats/repeats.repeat-at.ts';
import type { EntryRow, GuestRow } from '../calendar.rows.ts';

/** To all repeats, or, of what repeats, to one. */
export interface Said {
  answer: Answer;
  original?: string;
}

/** Whose entry it is comes anyway. */
export const answerEntry = (
  work: Work,
  person: Person,
  id: number,
  said: Said,
): Promise<{ entry: Entry }> =>
  work.transaction(async (tx) => {
    const { entry, guest } = await requireEntry(tx, person, id);
    if (guest) await noteAnswer(work, tx, entry, guest, said);
    return { entry: await readEntry(tx, person, id) };
  });

export async function noteAnswer(
  work: Work,
  tx: Tx,
  entry: EntryRow,
  guest: GuestRow,
  { answer, original }: Said,
): Promise<void> {
  const time = original === undefined ? null : await requireTime(tx, entry, original);
  const isOfAll = time === null;
  if (isOfAll && guest.answer === answer && Object.keys(guest.answers).length === 0) return;
  if (!isOfAll && answerAt(guest, time.original) === answer) return;
  const { organisationId, id, ownerId } = entry;
  const at = work.clock.now();
  await (isOfAll
    ? setAnswer(tx, organisationId, guest.id, answer, at)
    : setAnswerAt(tx, organisationId, guest.id, { original: time.original, answer, at }));
  await tellAnswer(work, tx, entry, guest, { answer, start: (time ?? entry).start });
  const guests = await findGuests(tx, organisationId, [id]);
  tellEntries(tx, organisationId, [id], [ownerId, ...guests.map(({ personId }) => personId)]);
}

/** One repeat that takes place; null where the entry has but one time. */
async function requireTime(db: Db, entry: EntryRow, original: string): Promise<Happening | null> {
  const at = repeatAt(entry, 'one', original);
  if (!at) return null;
  const time = timeAt(entry, await findExceptions(db, entry.organisationId, [entry.id]), at);
  if (!time) throw problem('calendar.no_such_repeat');
  return time;
}
