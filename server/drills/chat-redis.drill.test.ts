import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { isFullDrill } from '../config/drill-size.ts';
import { aColleague, type Actor, anAdmin } from '../testing/builders.ts';
import { aChannel } from '../testing/chat/chat.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { hasRedis, openTestRedis, type TestRedis } from '../testing/test-redis.ts';
import { type HistoryClient, openHistory } from './history-client.ts';
import { type Flow, letFlow } from './line-flow.ts';

const people = 10;
const linesPerSecond = 50;
const awayMs = isFullDrill ? 30_000 : 4_000;
const patienceMs = isFullDrill ? 300_000 : 120_000;
const agreeWithinMs = 5_000;

let redis: TestRedis;
let apps: TestApp[] = [];

afterEach(async () => {
  redis.thaw();
  for (const app of apps.toReversed()) await app.close();
  apps = [];
  await redis.kill();
});

describe.skipIf(!hasRedis)('two nodes whose Redis is killed, hangs and comes back empty', () => {
  it('lose nothing and agree soon after', { timeout: patienceMs }, async ({ annotate }) => {
    const drill = await start(true);
    const waits: number[] = [];
    for (const trouble of troubles) {
      await trouble.begins();
      await drill.flow.more((linesPerSecond * awayMs) / 1_000);
      await trouble.ends();
      const back = performance.now();
      await agree(drill);
      waits.push(performance.now() - back);
    }
    await drill.flow.finish();
    await agree(drill);
    expect(drill.flow.surprises).toEqual([]);
    const said = drill.said();
    for (const client of drill.clients) expect(client.history()).toEqual(said);
    expect(drill.clients.flatMap(({ surprises }) => surprises)).toEqual([]);
    drill.close();
    await annotate(
      `${said.length} lines; agreed ${waits.map((ms) => `${Math.round(ms)} ms`).join(', ')} after its return`,
    );
  });

  /** Shows that the drill above can fail: who does not ask for what they missed has holes. */
  it('are apart for ever where nobody asks', { timeout: patienceMs }, async () => {
    const drill = await start(false);
    await redis.kill();
    await drill.flow.more((linesPerSecond * awayMs) / 1_000);
    await redis.start();
    await expect.poll(drill.areJoined, { timeout: 20_000 }).toBe(true);
    await drill.flow.finish();
    const said = drill.said();
    const whole = drill.clients.filter(({ history }) => history().length === said.length);
    expect(whole.length).toBeLessThan(drill.clients.length);
    drill.close();
  });
});

const troubles = [
  { begins: () => redis.kill(), ends: () => redis.start() },
  {
    begins: () => Promise.resolve(redis.freeze()),
    ends: () => Promise.resolve(redis.thaw()),
  },
];

async function start(heals: boolean) {
  redis = await openTestRedis();
  const env = { REDIS_URL: redis.url };
  const here = await openTestApp({ env });
  const there = await openTestApp({ env, beside: here });
  apps = [here, there];
  const addresses = [await here.listen(), await there.listen()];
  const at = (place: number) => addresses[place % 2] ?? '';
  const admin = await anAdmin(here);
  const crowd: Actor[] = [];
  while (crowd.length < people) crowd.push(await aColleague(here, admin));
  const { id: conversationId } = await aChannel(here, admin, crowd);
  const clients = crowd.map(({ token }, place) =>
    openHistory({ address: at(place), token, conversationId, heals }),
  );
  const isWhole = (one: HistoryClient) => one.isWhole();
  await expect.poll(() => clients.every(isWhole), { timeout: 10_000 }).toBe(true);
  const speakers = crowd.map(({ token }, place) => ({ token, address: () => at(place) }));
  const flow = letFlow(speakers, { conversationId, perSecond: linesPerSecond });
  return {
    clients,
    flow,
    said: () => saidIn(flow),
    areJoined: async () => {
      const states = apps.map(async ({ http }) => {
        const answer = await http.inject({ url: '/readyz' });
        return answer.json<{ nodes: string }>().nodes;
      });
      return (await Promise.all(states)).every((state) => state === 'joined');
    },
    close: () => {
      for (const client of clients) client.close();
    },
  };
}

const saidIn = ({ acknowledged }: Flow) =>
  [...acknowledged]
    .map(([text, number]): [number, string] => [number, text])
    .toSorted(([one], [other]) => one - other);

/** Everyone has all that was acknowledged up to now, while more flows. */
async function agree({ flow, clients, areJoined }: Awaited<ReturnType<typeof start>>) {
  const numbers = [...flow.acknowledged.values()];
  const hasAll = (client: HistoryClient) => {
    const heard = new Set(client.history().map(([number]) => number));
    return numbers.every((number) => heard.has(number));
  };
  const began = performance.now();
  while (!(await areJoined()) || !clients.every(hasAll)) {
    if (performance.now() - began > agreeWithinMs) throw new Error('The nodes do not agree.');
    await pause(20);
  }
}
