import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { isFullDrill } from '../config/drill-size.ts';
import { aColleague, type Actor, anAdmin } from '../testing/builders.ts';
import { aChannel } from '../testing/chat/chat.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type HistoryClient, openHistory } from './history-client.ts';
import { letFlow } from './line-flow.ts';

const windows = isFullDrill ? 500 : 150;
const people = 25;
const linesPerSecond = 50;
const cutMs = { least: 1_000, most: isFullDrill ? 120_000 : 8_000 };
/** These are away so long that their gap is read anew as a whole. */
const longAway = 5;
const linesInAll = isFullDrill ? 9_000 : 1_100;
const patienceMs = isFullDrill ? 900_000 : 240_000;

let app: TestApp | undefined;
afterEach(() => app?.close());

it(
  'leaves whole histories on windows cut at random',
  { timeout: patienceMs },
  async ({ annotate }) => {
    const drill = await play({ heals: true });
    const expected = drill.said();
    for (const client of drill.clients) expect(client.history()).toEqual(expected);
    expect(drill.clients.flatMap(({ surprises }) => surprises)).toEqual([]);
    expect(drill.flow.surprises).toEqual([]);
    expect(drill.clients.slice(0, longAway).every(({ reloads }) => reloads > 0)).toBe(true);
    const { length } = drill.clients;
    const upTo = cutMs.most / 1_000;
    await annotate(
      `${expected.length} lines, ${drill.cuts} cuts of 1-${upTo} s, ${length} windows`,
    );
  },
);

/** Shows that the drill above can fail: who does not ask for what they missed has holes. */
it('leaves holes where nobody asks for what they missed', { timeout: 240_000 }, async () => {
  const drill = await play({ heals: false, size: 50, lines: 300, long: 0 });
  const expected = drill.said();
  const whole = drill.clients.filter(({ history }) => history().length === expected.length);
  expect(whole.length).toBeLessThan(drill.clients.length);
});

interface Play {
  heals: boolean;
  size?: number;
  lines?: number;
  long?: number;
}

async function play({ heals, size = windows, lines = linesInAll, long = longAway }: Play) {
  app = await openTestApp();
  const address = await app.listen();
  const admin = await anAdmin(app);
  const crowd = await several(app, admin);
  const { id: conversationId } = await aChannel(app, admin, crowd);
  const clients = Array.from({ length: size }, (_, place) => {
    const { token } = crowd[place % crowd.length] ?? admin;
    return openHistory({ address, token, conversationId, heals });
  });
  await allWhole(clients);
  const speakers = crowd.map(({ token }) => ({ token, address: () => address }));
  const flow = letFlow(speakers, { conversationId, perSecond: linesPerSecond });
  const cutting = cutAtRandom(clients, long);
  await flow.more(lines);
  await flow.finish();
  const cuts = await cutting.stop();
  await allWhole(clients);
  if (heals) await untilHeard(clients, flow.acknowledged.size);
  for (const client of clients) client.close();
  const said = () =>
    [...flow.acknowledged].map(([text, number]) => [number, text]).toSorted(byNumber) as [
      number,
      string,
    ][];
  return { clients, flow, cuts, said };
}

const byNumber = ([one = 0]: (string | number)[], [other = 0]: (string | number)[]) =>
  Number(one) - Number(other);

async function several(at: TestApp, admin: Actor): Promise<Actor[]> {
  const crowd: Actor[] = [];
  while (crowd.length < people) crowd.push(await aColleague(at, admin));
  return crowd;
}

async function allWhole(clients: readonly HistoryClient[]): Promise<void> {
  await expect
    .poll(() => clients.every((one) => one.isWhole()), { timeout: patienceMs / 4 })
    .toBe(true);
}

async function untilHeard(clients: readonly HistoryClient[], count: number): Promise<void> {
  const behind = () => clients.filter((one) => one.history().length < count).length;
  await expect.poll(behind, { timeout: patienceMs / 4 }).toBe(0);
}

/** Each window is cut again and again; the first few once, for the whole time. */
function cutAtRandom(clients: readonly HistoryClient[], long: number) {
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  let cuts = 0;
  const between = (least: number, most: number) => least + Math.random() * (most - least);
  const rest = (ms: number) => pause(ms, undefined, { signal: over.signal }).catch(() => undefined);
  const harass = async (client: HistoryClient, isLong: boolean) => {
    if (!isLong) await rest(between(0, cutMs.most));
    while (!over.signal.aborted) {
      client.cut();
      cuts++;
      await rest(isLong ? 3_600_000 : between(cutMs.least, cutMs.most));
      client.comeBack();
      await rest(between(cutMs.least, cutMs.most));
    }
  };
  const all = clients.map((client, place) => harass(client, place < long));
  return {
    stop: async () => {
      over.abort();
      await Promise.all(all);
      return cuts;
    },
  };
}
