import type pg from 'pg';
import type { PeopleQuery } from '../../contract/index.ts';
import { openClient } from '../client.ts';
import { setDatabase, withEndings } from '../database.ts';
import { inHundredths, inMs, inWholes, p95Of, spreadOf, withRange } from '../figures.ts';
import { measurePairs, type Pairs } from '../harness.ts';
import { type OurSide, startOurs } from '../http/sides.ts';
import type { Result } from '../results.ts';
import { fillWithPeople, terms } from './crowd.ts';
import { pageStatements } from './statements.ts';

const sizes = [100_000];
const pairs = 5;
const fewest = 20;
const most = 200;
const budgetMs = 2_000;
const goal = 2;
const goalOfLast = 1.3;

/** Pages and searches of the people table, each against its own SQL run bare. */
export async function measurePeople(): Promise<Result[]> {
  const results: Result[] = [];
  for (const size of sizes) results.push(...(await withEndings((endings) => at(size, endings))));
  return results;
}

interface Crowd {
  ours: OurSide;
  client: pg.Client;
  size: number;
  read(query: PeopleQuery): Promise<{ total: number }>;
}

async function at(
  size: number,
  endings: Parameters<Parameters<typeof withEndings>[0]>[0],
): Promise<Result[]> {
  const { client, ...place } = await setDatabase(endings);
  const ours = await startOurs(place);
  endings.push(ours.stop);
  await fillWithPeople(client, ours.organisationId, size);
  const line = openClient(1);
  endings.push(line.close);
  const read = async (query: PeopleQuery) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    const url = `${ours.origin}/api/people?${search.toString()}`;
    const { status, text } = await line.send({ url, headers: ours.headers });
    if (status !== 200) throw new Error(`${url} answers ${status}: ${text}`);
    return JSON.parse(text) as { total: number };
  };
  const crowd = { ours, client, size, read };
  const lastPage = Math.ceil((await read({})).total / 25);
  const cases: [string, PeopleQuery][] = [
    ['First page', {}],
    ['Search, common word', { q: terms.common }],
    ['Search, rare word', { q: terms.rare }],
    ['Search, nothing found', { q: terms.none }],
  ];
  const results: Result[] = [];
  for (const [name, query] of cases) results.push(await againstBare(crowd, name, query));
  return [...results, await lastAgainstFirst(crowd, lastPage)];
}

async function againstBare(crowd: Crowd, name: string, query: PeopleQuery): Promise<Result> {
  const { client, ours, size, read } = crowd;
  const { total } = await read(query);
  const statements = await pageStatements(ours.organisationId, query, total);
  const bare = async () => {
    for (const statement of statements) await client.query(statement);
  };
  const calm = await timesFor(() => read(query));
  const bareCalm = await timesFor(bare);
  const measured = await measurePairs(
    pairs,
    () => p95(calm, () => read(query)),
    () => p95(bareCalm, bare),
  );
  return resultOf(measured, {
    what: `People, ${inWholes(size)}: ${name.toLowerCase()}, p95 against the same SQL run bare`,
    limit: goal,
    notes: `${inWholes(total)} found; ${pairs} pairs of ${calm} requests one after another; ours ${withRange(measured.ours, inMs)}, bare ${withRange(measured.baseline, inMs)}`,
  });
}

async function lastAgainstFirst({ size, read }: Crowd, lastPage: number): Promise<Result> {
  const [first, last] = [() => read({}), () => read({ page: lastPage })];
  const times = await timesFor(first);
  const measured = await measurePairs(
    pairs,
    () => p95(times, last),
    () => p95(times, first),
  );
  return resultOf(measured, {
    what: `People, ${inWholes(size)}: last page, p95 against the first page’s`,
    limit: goalOfLast,
    notes: `page ${inWholes(lastPage)}; ${pairs} pairs of ${times} requests; last ${withRange(measured.ours, inMs)}, first ${withRange(measured.baseline, inMs)}`,
  });
}

const resultOf = (
  { ratio, void: isVoid }: Pairs,
  { what, limit, notes }: { what: string; limit: number; notes: string },
): Result => ({
  what,
  figure: withRange(ratio, inHundredths),
  goal: `≤ ${inHundredths(limit)}`,
  isReached: ratio.median <= limit,
  notes,
  void: isVoid,
});

/** How often fits into the time for one measuring; the tries are the warming up. */
async function timesFor(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < 10; count++) took.push(await msOf(work));
  const fitting = Math.floor(budgetMs / spreadOf(took).median);
  return Math.min(most, Math.max(fewest, fitting));
}

async function p95(times: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < times; count++) took.push(await msOf(work));
  return p95Of(took);
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
