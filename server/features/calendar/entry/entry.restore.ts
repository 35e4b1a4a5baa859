import type { Entry } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireOwnEntry } from '../calendar.access.ts';
import { entryAt } from './entry.add.ts';
import { deleteException, putException } from '../repeats/repeats.exceptions.queries.ts';
import { repeating } from './entry.fields.ts';
import { findGuests } from '../invitation/invitation.guests.queries.ts';
import { tellEntries } from '../calendar.live.ts';
import { dayMs } from '../calendar.moments.ts';
import { tellGuests } from '../calendar.news.ts';
import { noteChange } from './entry.note-change.ts';
import { setDeleted } from '../calendar.queries.ts';
import { readEntry } from '../calendar.read.ts';
import { keptDays } from './entry.remove.ts';
import type { EntryRow } from '../calendar.rows.ts';
import { findUndo, sweepDeleted, type Undo } from './entry.undo.queries.ts';

/** Whatever was deleted last comes back; where nothing was, nothing changes. */
export const restoreEntry = (work: Work, person: Person, id: number): Promise<{ entry: Entry }> =>
  work.transaction(async (tx) => {
    const entry = await requireOwnEntry(tx, person, id, { isDeleted: true });
    const undo = await findUndo(tx, entry.organisationId, id, work.clock.now());
    if (entry.deletedAt) await bringBack(work, tx, entry);
    else if (undo) await bringRepeatsBack(work, tx, entry, undo);
    return { entry: await readEntry(tx, person, id) };
  });

async function bringBack(work: Work, tx: Tx, { organisationId, id, ownerId }: EntryRow) {
  await setDeleted(tx, organisationId, id, null, work.clock.now());
  const entry = await entryAt(tx, organisationId, id);
  const guests = await findGuests(tx, organisationId, [id]);
  await tellGuests(work, tx, entry, 'calendar.invited', guests);
  tellEntries(tx, organisationId, [id], [ownerId, ...guests.map(({ personId }) => personId)]);
}

async function bringRepeatsBack(work: Work, tx: Tx, entry: EntryRow, undo: Undo): Promise<void> {
  const { organisationId, id } = entry;
  if (undo.isOne) await deleteException(tx, organisationId, id, undo.from);
  for (const exception of undo.exceptions) {
    await putException(tx, organisationId, entry.isAllDay, exception);
  }
  const news = { kind: 'calendar.changed' as const, part: { start: undo.from } };
  await noteChange(work, tx, entry, news, { ...entry, ...repeating(entry, undo.repeat) });
}

/** Every hour. */
export function sweepCalendar({ db, clock }: Work): Promise<void> {
  const now = clock.now();
  return sweepDeleted(db, new Date(now.getTime() - keptDays * dayMs), now);
}
