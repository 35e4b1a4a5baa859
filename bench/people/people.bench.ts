import type { PeopleQuery } from '../../contract/index.ts';
import { openClient } from '../client.ts';
import { type Place, setDatabase, withEndings } from '../database.ts';
import { inMs, inWholes, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import { type OurSide, startOurs } from '../http/sides.ts';
import type { Result } from '../results.ts';
import { p95, ratioResult, timesFor } from '../timed.ts';
import { startBarePeople } from './bare.ts';
import { fillWithPeople, terms } from './crowd.ts';
import { pageStatements } from './statements.ts';

const sizes = [100_000, 1_000_000];
const pairs = 5;
const goal = 2;
const goalOfLast = 1.3;

/** Pages and searches of the people table, each against bare node:http with the same SQL. */
export async function measurePeople(): Promise<Result[]> {
  const results: Result[] = [];
  for (const size of sizes) results.push(...(await withEndings((endings) => at(size, endings))));
  return results;
}

interface Crowd {
  ours: OurSide;
  place: Place;
  send(url: string, headers: Record<string, string>): Promise<string>;
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
  const send = async (url: string, headers: Record<string, string>) => {
    const { status, text } = await line.send({ url, headers });
    if (status !== 200) throw new Error(`${url} answers ${status}: ${text}`);
    return text;
  };
  const read = async (query: PeopleQuery) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    const url = `${ours.origin}/api/people?${search.toString()}`;
    return JSON.parse(await send(url, ours.headers)) as { total: number };
  };
  const crowd = { ours, place, send, size, read };
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
  const { ours, place, send, size, read } = crowd;
  const { total } = await read(query);
  const statements = await pageStatements(ours.organisationId, query, total);
  const bareServer = await startBarePeople(place, statements);
  const bare = async () => JSON.parse(await send(bareServer.url, {})) as unknown;
  const calm = await timesFor(() => read(query));
  const bareCalm = await timesFor(bare);
  const measured = await measurePairs(
    pairs,
    () => p95(calm, () => read(query)),
    () => p95(bareCalm, bare),
  );
  await bareServer.stop();
  return ratioResult(measured, {
    what: `People, ${inWholes(size)}: ${name.toLowerCase()}, p95 against bare node:http with the same SQL`,
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
  return ratioResult(measured, {
    what: `People, ${inWholes(size)}: last page, p95 against the first page’s`,
    limit: goalOfLast,
    notes: `page ${inWholes(lastPage)}; ${pairs} pairs of ${times} requests; last ${withRange(measured.ours, inMs)}, first ${withRange(measured.baseline, inMs)}`,
  });
}
