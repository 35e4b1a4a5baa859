import { setTimeout as pause } from 'node:timers/promises';
import type { EventSetup } from '../../contract/index.ts';
import { fillPath } from '../../contract/kernel/fill-path.ts';
import type { Ask } from '../../server/testing/lists/ask.ts';
import { lists } from '../../server/testing/lists/asks.ts';
import { fillLists } from '../../server/testing/lists/crowd.ts';
import { tellPlans } from '../../server/testing/lists/plans.ts';
import { openClient } from '../client.ts';
import { type Endings, setDatabase, withEndings } from '../database.ts';
import { inMs, inWholes } from '../figures.ts';
import { type OurSide, startOurs, startServer } from '../http/sides.ts';
import type { Result } from '../results.ts';
import { msOf } from '../timed.ts';
import { toldPlans } from './told-plans.ts';

const size = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const goalMs = 50;
const times = 7;

interface Stage {
  read(path: string): Promise<void>;
  rowsRead(): number;
  params: Record<string, number>;
}

/** Every list that grows, at so many rows of each kind: how long it takes, and what it is made from. */
export const measureLists = (): Promise<Result[]> =>
  withEndings(async (endings) => {
    const stage = await aStage(endings);
    const results: Result[] = [];
    for (const [key, asks = []] of Object.entries(lists(size, stage.params['eventId'] ?? 0))) {
      for (const ask of asks) results.push(await measure(stage, key, ask));
    }
    return results;
  });

async function aStage(endings: Endings): Promise<Stage> {
  const { client, folder, databaseUrl } = await setDatabase(endings);
  const ours = await startOurs({ folder, databaseUrl });
  endings.push(ours.stop);
  const { organisationId, personId, headers } = ours;
  const eventId = await anEvent(ours);
  await fillLists(client, { organisationId, personId, eventId, size });
  const { rows } = await client.query<{ conversationId: string; exhibitorId: string }>(
    `select (select min(id) from chat_conversations where about = 'lobby') as "conversationId",
            (select min(id) from exhibitors) as "exhibitorId"`,
  );
  const [found] = rows;
  const [conversationId, exhibitorId] = [found?.conversationId, found?.exhibitorId].map(Number);
  const params = {
    eventId,
    personId,
    conversationId: conversationId ?? 0,
    exhibitorId: exhibitorId ?? 0,
  };
  // What is connected from now on tells its plans.
  await tellPlans(client, 'plenum', 'log');
  await ours.stop();
  const { origin, stop } = await startServer({ folder, databaseUrl });
  endings.push(stop);
  const line = openClient(1);
  endings.push(line.close);
  const read = async (path: string) => {
    const { status, text } = await line.send({
      url: `${origin}${path}`,
      headers,
    });
    if (status !== 200) throw new Error(`${path} answers ${status}: ${text.slice(0, 300)}`);
  };
  return { read, rowsRead: toldPlans(folder), params };
}

async function anEvent({ origin, headers }: OurSide): Promise<number> {
  const days = { startsOn: '2027-03-27', endsOn: '2027-03-29', timeZone: 'Europe/Berlin' };
  const answer = await fetch(`${origin}/api/events`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Horizon Summit', ...days, languages: ['en'] }),
  });
  return ((await answer.json()) as EventSetup).id;
}

/** The best of several: whatever else the machine does can only make it slower. */
async function measure(stage: Stage, key: string, ask: Ask): Promise<Result> {
  const path = addressOf(key, ask, stage.params);
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    took.push(await msOf(() => stage.read(path)));
    // Refused is who asks for too much: one after another, as people do.
    await pause(20);
  }
  const ms = Math.min(...took);
  const rows = inWholes(stage.rowsRead() / times);
  return {
    what: `${key}, ${ask.says ?? 'first page'}, at ${inWholes(size)}`,
    figure: inMs(ms),
    goal: ask.whole ? 'none' : `≤ ${inMs(goalMs)}`,
    isReached: Boolean(ask.whole) || ms <= goalMs,
    notes: `${rows} rows read; the best of ${times}${ask.whole ? `; ${ask.whole}` : ''}`,
  };
}

function addressOf(key: string, { query }: Ask, params: Record<string, number>): string {
  const path = fillPath(key.replace('GET ', ''), params);
  const texts = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  return query ? `${path}?${new URLSearchParams(texts).toString()}` : path;
}
