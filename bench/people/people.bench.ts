import type { PeopleQuery } from '../../contract/index.ts';
import { listPeople } from '../../server/features/people/people.service.ts';
import type { Person } from '../../server/platform/person.ts';
import type { Work } from '../../server/platform/work.ts';
import { caughtIn } from '../caught.ts';
import { type Endings, setDatabase, withEndings } from '../database.ts';
import { inMs, inWholes, spreadOf, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import { startOurs } from '../http/sides.ts';
import { lineTo, pageAgainstBare, type Stage } from '../page-against-bare.ts';
import type { Result } from '../results.ts';
import { ratioResult, timesFor, tookOf } from '../timed.ts';
import { fillWithPeople, terms } from './crowd.ts';

const sizes = [100_000, 1_000_000];
const pairs = 9;
const goalOfLast = 1.3;

/** Pages and searches of the people table, each against bare node:http with the same SQL. */
export async function measurePeople(): Promise<Result[]> {
  const results: Result[] = [];
  for (const size of sizes) results.push(...(await withEndings((endings) => at(size, endings))));
  return results;
}

async function at(size: number, endings: Endings): Promise<Result[]> {
  const { client, ...place } = await setDatabase(endings);
  const ours = await startOurs(place);
  endings.push(ours.stop);
  await fillWithPeople(client, ours.organisationId, size);
  const table: Stage = { ours, place, send: lineTo(endings) };
  const name = `People, ${inWholes(size)}`;
  const cases: [string, PeopleQuery][] = [
    ['first page', {}],
    ['search, common word', { q: terms.common }],
    ['search, rare word', { q: terms.rare }],
    ['search, nothing found', { q: terms.none }],
  ];
  const results: Result[] = [];
  for (const [what, query] of cases) {
    results.push(...(await againstBare(table, `${name}: ${what}`, query)));
  }
  return [...results, await lastAgainstFirst(table, name)];
}

const pathOf = (query: PeopleQuery) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `/api/people?${search.toString()}`;
};

async function againstBare(table: Stage, what: string, query: PeopleQuery): Promise<Result[]> {
  const { ours, place } = table;
  const person = { organisationId: ours.organisationId, id: ours.personId } as Person;
  const { statements, page } = await caughtIn(place.databaseUrl, (db) =>
    listPeople({ db } as Work, person, query),
  );
  return pageAgainstBare(table, {
    what,
    path: pathOf(query),
    statements,
    found: page.total,
    shown: `${page.people.length} people`,
  });
}

async function lastAgainstFirst({ ours, send }: Stage, name: string): Promise<Result> {
  const read = async (query: PeopleQuery) =>
    JSON.parse(await send(ours.origin + pathOf(query), ours.headers)) as { total: number };
  const page = Math.ceil((await read({})).total / 25);
  const [first, last] = [() => read({}), () => read({ page })];
  const times = await timesFor(first);
  const usual = async (work: () => Promise<unknown>) => spreadOf(await tookOf(times, work)).median;
  const measured = await measurePairs(
    pairs,
    () => usual(last),
    () => usual(first),
  );
  return ratioResult(measured, {
    what: `${name}: last page, against the first`,
    limit: goalOfLast,
    notes: `page ${inWholes(page)}; ${pairs} pairs of ${times} requests; last ${withRange(measured.ours, inMs)}, first ${withRange(measured.baseline, inMs)}`,
  });
}
