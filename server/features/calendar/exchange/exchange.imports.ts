import type { CalendarImport } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { apart } from '../../../platform/apart/apart.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { changeAll } from '../entry/entry.change-all.ts';
import { deleteExceptions, putException } from '../repeats/repeats.exceptions.queries.ts';
import { withAll } from '../calendar.grouped.ts';
import {
  countOf,
  deleteForGood,
  deleteUntouched,
  findEntriesNamed,
  insertImport,
  lockImport,
  noteUndone,
} from './exchange.imports.queries.ts';
import { tellEntries } from '../calendar.live.ts';
import { noteChange } from '../entry/entry.note-change.ts';
import { findTimeZone, insertEntry } from '../calendar.queries.ts';
import type { Incoming } from './exchange.incoming.ts';
import type { readIcal } from './exchange.read-ical.ts';
import { remindsAtOf } from '../reminders/reminders.reminding.ts';
import type { EntryFields, EntryRow, ExceptionRow } from '../calendar.rows.ts';

const [mostTitles, mostTold] = [20, 500];
const readFile = apart<typeof readIcal>('calendar.file', 'calendar.file_unreadable');

interface Planned {
  incoming: Incoming;
  known: EntryRow | null;
  change: 'created' | 'changed' | 'same';
}

/** What a file would bring; with apply it is written, all of it or nothing. */
export async function importCalendar(
  work: Work,
  person: Person,
  bytes: Uint8Array,
  isApplied: boolean,
): Promise<CalendarImport> {
  const usualZone = await findTimeZone(work.db, person.organisationId, person.id);
  const { entries, faults } = await readFile(`${person.id}`, bytes, usualZone);
  const told = (plan: readonly Planned[], id: number | null) => ({
    id,
    ...countsOf(plan),
    faults,
    titles: titlesOf(plan),
  });
  if (!isApplied) return told(await planned(work.db, person, entries), null);
  return work.transaction(async (tx) => {
    const plan = await planned(tx, person, entries);
    return told(plan, await apply(work, tx, person, plan));
  });
}

async function planned(db: Db, person: Person, entries: readonly Incoming[]): Promise<Planned[]> {
  const { organisationId, id } = person;
  const uids = entries.map(({ uid }) => uid);
  const rows = await findEntriesNamed(db, organisationId, id, uids);
  const known = new Map(
    (await withAll(db, organisationId, rows)).map((one) => [one.entry.uid, one]),
  );
  return entries.map((incoming): Planned => {
    const found = known.get(incoming.uid);
    if (!found || found.entry.deletedAt) {
      return { incoming, known: found?.entry ?? null, change: 'created' };
    }
    const isSame =
      likenessOf(incoming.fields, incoming.exceptions, incoming) ===
      likenessOf(found.entry, found.exceptions, incoming);
    return { incoming, known: found.entry, change: isSame ? 'same' : 'changed' };
  });
}

/** What a file says of an entry, in one text. */
const likenessOf = (
  fields: EntryFields,
  exceptions: readonly Omit<ExceptionRow, 'entryId'>[],
  { hasCalendar }: Incoming,
): string =>
  JSON.stringify([
    [fields.title, fields.isAllDay, fields.start, fields.end, fields.repeat, fields.location],
    [fields.url, fields.description, fields.reminderMinutes, hasCalendar && fields.calendar],
    fields.repeat && fields.timeZone,
    exceptions
      .map((one) => [one.original, one.isGone, one.title, one.start, one.end, one.location])
      .toSorted((one, other) => Number(one[0]) - Number(other[0])),
  ]);

const countsOf = (plan: readonly Planned[]) => {
  const count = (wanted: Planned['change']) =>
    plan.filter(({ change }) => change === wanted).length;
  return { created: count('created'), changed: count('changed'), same: count('same') };
};

const titlesOf = (plan: readonly Planned[]): string[] =>
  plan
    .filter(({ change }) => change !== 'same')
    .slice(0, mostTitles)
    .map(({ incoming }) => incoming.fields.title);

async function apply(work: Work, tx: Tx, person: Person, plan: readonly Planned[]) {
  const { organisationId, id: ownerId } = person;
  if (plan.every(({ change }) => change === 'same')) return null;
  const importId = await insertImport(tx, organisationId, ownerId, work.clock.now());
  const ids: number[] = [];
  for (const { incoming, known, change } of plan) {
    if (change === 'changed' && known) await changeTo(work, tx, person, known, incoming);
    if (change !== 'created') continue;
    if (known) await deleteForGood(tx, organisationId, known.id);
    ids.push(await bringIn(work, tx, person, incoming, importId));
  }
  tellEntries(tx, organisationId, ids.slice(0, mostTold), [ownerId]);
  return importId;
}

async function bringIn(work: Work, tx: Tx, person: Person, incoming: Incoming, importId: number) {
  const { uid, fields, exceptions } = incoming;
  const { organisationId, id: ownerId } = person;
  const at = work.clock.now();
  const all = exceptions.map((one) => ({ ...one, entryId: 0 }));
  const made = { ...fields, uid, sequence: 0, importId, remindsAt: remindsAtOf(fields, all, at) };
  const id = await insertEntry(tx, organisationId, ownerId, made, at);
  for (const one of all) {
    await putException(tx, organisationId, fields.isAllDay, { ...one, entryId: id });
  }
  return id;
}

/** What the file does not know of an entry stays. */
async function changeTo(
  work: Work,
  tx: Tx,
  person: Person,
  known: EntryRow,
  { fields, exceptions, hasCalendar }: Incoming,
): Promise<void> {
  const { organisationId, id } = known;
  const calendar = hasCalendar ? fields.calendar : known.calendar;
  const after = { ...fields, calendar, extended: known.extended };
  const entry = await changeAll(work, tx, person, known, after);
  await deleteExceptions(tx, organisationId, id);
  for (const one of exceptions) {
    await putException(tx, organisationId, fields.isAllDay, { ...one, entryId: id });
  }
  await noteChange(work, tx, entry, null);
}

export const undoImport = (work: Work, person: Person, importId: number) =>
  work.transaction(async (tx) => {
    const { organisationId, id: ownerId } = person;
    if (!(await lockImport(tx, organisationId, ownerId, importId))) throw problem('not_found');
    const removed = await deleteUntouched(tx, organisationId, importId);
    await noteUndone(tx, organisationId, importId, work.clock.now());
    const ids = removed.slice(0, mostTold).map(({ id }) => id);
    tellEntries(tx, organisationId, ids, [ownerId]);
    return { removed: removed.length, kept: await countOf(tx, organisationId, importId) };
  });
