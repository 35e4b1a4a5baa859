import type { Entry, EntryUpdate } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireOwnEntry } from '../calendar.access.ts';
import { changeAll } from './entry.change-all.ts';
import { changeOne } from './entry.change-one.ts';
import { changedFields } from './entry.fields.ts';
import { readEntry } from '../calendar.read.ts';
import { repeatAt } from '../repeats/repeats.repeat-at.ts';
import type { EntryRow } from '../calendar.rows.ts';
import { changeFollowing } from '../repeats/repeats.split.ts';

export const changeEntry = (
  work: Work,
  person: Person,
  id: number,
  update: EntryUpdate,
): Promise<{ entry: Entry }> =>
  work.transaction(async (tx) => {
    const before = await requireOwnEntry(tx, person, id);
    if (before.version !== update.version) throw problem('calendar.changed_meanwhile');
    const after = await changeInScope(work, tx, person, before, update);
    return { entry: await readEntry(tx, person, after.id) };
  });

function changeInScope(
  work: Work,
  tx: Tx,
  person: Person,
  before: EntryRow,
  { scope = 'all', original, changes: { guests, ...changes } }: EntryUpdate,
): Promise<EntryRow> {
  const at = repeatAt(before, scope, original);
  if (at && scope === 'one')
    return changeOne(work, tx, before, at, { ...changes, ...(guests && { guests }) });
  if (at && at > before.start) {
    return changeFollowing(work, tx, person, before, at, changes, guests);
  }
  return changeAll(work, tx, person, before, changedFields(before, changes), guests);
}
