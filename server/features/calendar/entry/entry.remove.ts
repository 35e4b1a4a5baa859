import type { EntryWhich } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireOwnEntry } from '../calendar.access.ts';
import {
  deleteExceptions,
  findExceptions,
  putException,
} from '../repeats/repeats.exceptions.queries.ts';
import { timeAt } from '../repeats/repeats.happenings.ts';
import { dayMs } from '../calendar.moments.ts';
import { noteChange } from './entry.note-change.ts';
import { removeAll } from './entry.remove-all.ts';
import { repeatAt } from '../repeats/repeats.repeat-at.ts';
import { gone } from '../repeats/repeats.exceptions.ts';
import type { EntryRow } from '../calendar.rows.ts';
import { endedAt } from '../repeats/repeats.split.ts';
import { setUndo, type Undo } from './entry.undo.queries.ts';

export const keptDays = 30;

export const removeEntry = (
  work: Work,
  person: Person,
  id: number,
  { scope = 'all', original }: EntryWhich,
): Promise<void> =>
  work.transaction(async (tx) => {
    const entry = await requireOwnEntry(tx, person, id);
    const at = repeatAt(entry, scope, original);
    if (at && scope === 'one') return removeOne(work, tx, entry, at);
    if (at && at > entry.start) return removeFollowing(work, tx, entry, at);
    return removeAll(work, tx, entry);
  });

export async function removeOne(
  work: Work,
  tx: Tx,
  entry: EntryRow,
  original: Date,
): Promise<void> {
  const { organisationId, id } = entry;
  const exceptions = await findExceptions(tx, organisationId, [id]);
  const known = exceptions.find((one) => one.original.getTime() === original.getTime());
  const time = timeAt(entry, exceptions, original);
  if (!time) throw problem('calendar.no_such_repeat');
  const { start, end, title, location } = time;
  await putException(tx, organisationId, entry.isAllDay, { ...gone, entryId: id, original });
  await noteChange(work, tx, entry, {
    kind: 'calendar.cancelled',
    part: { start, title, location, gone: { original, end } },
  });
  await remember(work, tx, entry, {
    repeat: entry.repeat,
    from: original,
    exceptions: known ? [known] : [],
    isOne: true,
  });
}

async function removeFollowing(work: Work, tx: Tx, entry: EntryRow, from: Date): Promise<void> {
  const { organisationId, id } = entry;
  const exceptions = await findExceptions(tx, organisationId, [id]);
  await deleteExceptions(tx, organisationId, id, from);
  await noteChange(
    work,
    tx,
    entry,
    { kind: 'calendar.cancelled', part: { start: from } },
    endedAt(entry, from),
  );
  const later = exceptions.filter(({ original }) => original >= from);
  await remember(work, tx, entry, { repeat: entry.repeat, from, exceptions: later, isOne: false });
}

const remember = ({ clock }: Work, tx: Tx, { organisationId, id }: EntryRow, undo: Undo) =>
  setUndo(tx, organisationId, id, undo, new Date(clock.now().getTime() + keptDays * dayMs));
