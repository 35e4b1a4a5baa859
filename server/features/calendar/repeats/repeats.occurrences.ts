import { setImmediate } from 'node:timers/promises';
import type { Occurrence, Occurrences } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { withAll } from '../calendar.grouped.ts';
import { happeningsOf } from './repeats.happenings.ts';
import { sessionsBetween, tasksBetween } from '../calendar.layers.ts';
import { dayMs, instantAt } from '../calendar.moments.ts';
import { findEntriesBetween } from './repeats.range.queries.ts';
import { occurrenceView } from './repeats.occurrence.view.ts';

const longest = 400 * dayMs;
const most = 5_000;
const [longestMs, restAfterMs] = [3_000, 20];

export async function listOccurrences(
  { db }: Work,
  person: Person,
  query: { from: string; to: string },
): Promise<Occurrences> {
  const [from, to] = [instantAt(query.from), instantAt(query.to)];
  if (to.getTime() - from.getTime() > longest) throw problem('calendar.range_too_long');
  if (to <= from) return { occurrences: [], isCut: false };
  const [entries, sessions, tasks] = await Promise.all([
    entriesBetween(db, person, from, to),
    sessionsBetween(db, person, from, to),
    tasksBetween(db, person, from, to),
  ]);
  const all = [...entries.found, ...sessions, ...tasks].toSorted(byBeginning);
  return { occurrences: all.slice(0, most), isCut: entries.isCut || all.length > most };
}

/** Those that begin together, in the order they were made. */
const byBeginning = (one: Occurrence, other: Occurrence): number =>
  Date.parse(one.start) - Date.parse(other.start) ||
  (one.entryId ?? 0) - (other.entryId ?? 0) ||
  (one.key < other.key ? -1 : 1);

/** Reckoning with many rules lets others be served meanwhile, and ends after a while. */
async function entriesBetween(
  db: Db,
  person: Person,
  from: Date,
  to: Date,
): Promise<{ found: Occurrence[]; isCut: boolean }> {
  const { organisationId, id: readerId } = person;
  const rows = await findEntriesBetween(db, organisationId, readerId, { from, to }, most + 1);
  const found: Occurrence[] = [];
  let [spent, sinceRest] = [0, 0];
  for (const { entry, exceptions, guests } of await withAll(db, organisationId, rows)) {
    if (found.length > most || spent > longestMs) return { found, isCut: true };
    const began = performance.now();
    const times = happeningsOf(entry, exceptions, from, to);
    found.push(...times.map((time) => occurrenceView(entry, time, { readerId, guests })));
    const took = performance.now() - began;
    spent += took;
    sinceRest += took;
    if (sinceRest < restAfterMs) continue;
    sinceRest = 0;
    await setImmediate();
  }
  return { found, isCut: false };
}
