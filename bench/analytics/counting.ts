import { randomBytes } from 'node:crypto';
import { gatherViews, type Waiting } from '../../server/features/analytics/index.ts';
import { type Database, openDatabase } from '../../server/platform/db/db.ts';
import type { Place } from '../database.ts';
import { inHundredths, percentileOf, spreadOf, withRange } from '../figures.ts';
import type { Result } from '../results.ts';

const rounds = 7;
const each = 20_000;
const mostMicroseconds = 50;
const mostHeldMs = 1;

const views = (slug: string): Waiting[] =>
  Array.from({ length: each }, (_, place) => ({
    key: randomBytes(16).toString('hex'),
    at: new Date(Date.now() - (place % 600) * 1000),
    slug,
    organisationId: null,
    screen: 'event',
    device: 'desk',
    country: 'DE',
    source: place % 5 === 0 ? 'news.example' : '',
    visitor: `guest 192.0.2.${place % 250} Firefox ${place % 40}`,
  }));

/** What counting takes of a node's processor beside the answer to its call, and how long it holds one. */
export async function measureCounting({ databaseUrl }: Place, slug: string): Promise<Result[]> {
  const connection = { connectionString: databaseUrl };
  const db: Database = openDatabase({ connection, pool: 2, onError: () => undefined });
  const hub = { tell: () => undefined };
  const counting = gatherViews({ db, log: { warn: console.warn }, hub } as never);
  const spent: number[] = [];
  const held: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const all = views(slug);
    const before = process.cpuUsage();
    for (let from = 0; from < each; from += 20) {
      const some = all.slice(from, from + 20);
      const start = performance.now();
      counting.note(some);
      held.push(performance.now() - start);
    }
    await counting.write();
    const { user, system } = process.cpuUsage(before);
    // The first one is the warming up.
    if (round > 0) spent.push((user + system) / each);
  }
  await db.pool.end();
  const figure = spreadOf(spent);
  const longest = percentileOf(held, 0.999);
  return [
    {
      what: 'Counting a visit: processor of the node, noted and written',
      figure: withRange(figure, (value) => `${inHundredths(value)} µs`),
      goal: `≤ ${mostMicroseconds} µs`,
      isReached: figure.median <= mostMicroseconds,
      notes: `${rounds} rounds of ${each.toLocaleString('en')} views in calls of 20, written by 2,000; without the call itself and without PostgreSQL`,
    },
    {
      what: 'Counting 20 visits: how long their answer waits for it',
      figure: `${longest.toFixed(3)} ms`,
      goal: `≤ ${mostHeldMs} ms`,
      isReached: longest <= mostHeldMs,
      notes: 'all but one in a thousand; nothing of it asks the database',
    },
  ];
}
