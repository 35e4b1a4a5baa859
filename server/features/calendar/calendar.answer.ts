import type { Answer, Entry } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { requireEntry } from './calendar.access.ts';
import { findGuests, setAnswer } from './calendar.guests.queries.ts';
import { tellEntries } from './calendar.live.ts';
import { tellAnswer } from './calendar.news.ts';
import { readEntry } from './calendar.read.ts';
import type { EntryRow, GuestRow } from './calendar.rows.ts';

/** Whose entry it is comes anyway. */
export const answerEntry = (
  work: Work,
  person: Person,
  id: number,
  answer: Answer,
): Promise<{ entry: Entry }> =>
  work.transaction(async (tx) => {
    const { entry, guest } = await requireEntry(tx, person, id);
    if (guest) await noteAnswer(work, tx, entry, guest, answer);
    return { entry: await readEntry(tx, person, id) };
  });

export async function noteAnswer(
  work: Work,
  tx: Tx,
  entry: EntryRow,
  guest: GuestRow,
  answer: Answer,
): Promise<void> {
  if (guest.answer === answer) return;
  const { organisationId, id, ownerId } = entry;
  await setAnswer(tx, organisationId, guest.id, answer, work.clock.now());
  await tellAnswer(work, tx, entry, guest, answer);
  const guests = await findGuests(tx, organisationId, [id]);
  tellEntries(tx, organisationId, [id], [ownerId, ...guests.map(({ personId }) => personId)]);
}
