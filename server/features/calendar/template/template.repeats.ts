import { setImmediate } from 'node:timers/promises';
import type { CalendarEvent, CalendarEventUpdate } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { changeAll } from '../entry/entry.change-all.ts';
import { reshapeOne } from '../entry/entry.change-one.ts';
import { findExceptions } from '../repeats/repeats.exceptions.queries.ts';
import { byEntry } from '../calendar.grouped.ts';
import { type Happening, happeningsOf, timeAt } from '../repeats/repeats.happenings.ts';
import { dayMs } from '../calendar.moments.ts';
import { originalOf } from '../repeats/repeats.repeat-id.ts';
import type { EntryFields, EntryRow, ExceptionRow } from '../calendar.rows.ts';
import { changedEvent, sharedOf } from './template.fields.ts';
import { repeatView } from '../exchange/exchange.event.view.ts';

/** Years are gone through in parts, from today on outwards: what does not fit any more is far away. */
const parts = [0, -1, 1, -2, 2, -3, 3, -4];
const partMs = 92 * dayMs;
const most = 5_000;
const [longestMs, restAfterMs] = [3_000, 20];

/** What these entries that repeat have in the year before and after, of each by its beginning. */
export async function repeatsAround(
  db: Db,
  organisationId: number,
  entries: readonly EntryRow[],
  now: Date,
): Promise<Map<number, CalendarEvent[]>> {
  const ids = entries.map(({ id }) => id);
  const exceptionsOf = byEntry(await findExceptions(db, organisationId, ids));
  const found = new Map<number, Happening[]>(ids.map((id) => [id, []]));
  let [count, spent, sinceRest] = [0, 0, 0];
  for (const part of parts) {
    const from = now.getTime() + part * partMs;
    for (const entry of entries) {
      if (count >= most || spent > longestMs) return viewsOf(entries, found);
      const began = performance.now();
      const times = beginningIn(entry, exceptionsOf.get(entry.id) ?? [], from);
      found.get(entry.id)?.push(...times.slice(0, most - count));
      count += times.length;
      const took = performance.now() - began;
      spent += took;
      sinceRest += took;
      if (sinceRest < restAfterMs) continue;
      sinceRest = 0;
      await setImmediate();
    }
  }
  return viewsOf(entries, found);
}

/** What lasts from one part into the next belongs to the one it begins in. */
const beginningIn = (
  entry: EntryRow,
  exceptions: readonly ExceptionRow[],
  from: number,
): Happening[] =>
  happeningsOf(entry, exceptions, new Date(from), new Date(from + partMs)).filter(
    ({ start }) => start.getTime() >= from && start.getTime() < from + partMs,
  );

const viewsOf = (entries: readonly EntryRow[], found: ReadonlyMap<number, Happening[]>) =>
  new Map(
    entries.map((entry) => [
      entry.id,
      (found.get(entry.id) ?? [])
        .toSorted((one, other) => one.start.getTime() - other.start.getTime())
        .map((time) => repeatView(entry, time)),
    ]),
  );

/** When the repeat of this number has its place; one that does not take place is not there. */
export async function requireRepeat(tx: Tx, entry: EntryRow, id: number): Promise<Date> {
  const original = originalOf(entry, id);
  const exceptions = await findExceptions(tx, entry.organisationId, [entry.id]);
  if (!original || !timeAt(entry, exceptions, original)) throw problem('not_found');
  return original;
}

/** One repeat otherwise than the others; what only all can have together, all of them get. */
export async function updateRepeat(
  work: Work,
  tx: Tx,
  person: Person,
  before: EntryRow,
  { id, ...input }: Omit<CalendarEventUpdate, 'id'> & { id: number },
): Promise<CalendarEvent> {
  const original = await requireRepeat(tx, before, id);
  const shared: EntryFields = { ...before, ...sharedOf(before, input.extendedProps) };
  const isSame = JSON.stringify(shared) === JSON.stringify(before);
  const entry = isSame ? before : await changeAll(work, tx, person, before, shared);
  const after = await reshapeOne(work, tx, entry, original, (one) => changedEvent(one, input));
  const exceptions = await findExceptions(tx, after.organisationId, [after.id]);
  const time = timeAt(after, exceptions, original);
  if (!time) throw new Error('The repeat vanished inside its own transaction.');
  return repeatView(after, time);
}
