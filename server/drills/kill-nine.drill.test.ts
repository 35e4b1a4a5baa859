import { setTimeout as pause } from 'node:timers/promises';
import type { Stage, StageQuestions } from '@plenum/contract';
import { expect, it, type TestContext } from 'vitest';
import { askersOn } from './askers.ts';
import { letFlow } from './line-flow.ts';
import { openLobby } from './lobby.ts';
import { anotherMarkEachTry, type Marks, oneMarkEach } from './marks.ts';
import { killPostgres } from './postgres-family.ts';
import { expectFolder, preparedFolder } from './prepared-folder.ts';
import { prepareDrills } from './prepare-drills.ts';
import { randomFrom } from './random.ts';
import { startServer } from './server-process.ts';
import { signIn, tasksOf } from './signed-in.ts';
import { startClients } from './task-clients.ts';

prepareDrills();
expectFolder();

const kills = 20;
const adders = 8;
const speakers = 50;
const linesPerSecond = 200;
/** At most, between two kills. */
const [tasksBetween, linesBetween] = [40, 60];
/** Nobody may ask at every kill. */
const asksEvery = 2;
const goalMs = 2_000;
/** The machine may be busy with other tests. */
const slackMs = 20_000;
const seed = Number(process.hrtime.bigint() % 1_000_000n);

it(
  'loses and doubles no task, no line and no question over 20 kill -9',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const drill = await startDrill(oneMarkEach);
    for (let kill = 1; kill <= kills; kill++) await drill.killAndStart(kill);
    await drill.finish();

    const { askers, clients, flow } = drill;
    const [tasks, lines] = [await drill.keptTasks(), await drill.keptLines()];
    expect([...askers.surprises, ...clients.surprises, ...flow.surprises]).toEqual([]);
    expect(new Map(tasks.map(({ title, id }) => [title, id]))).toEqual(clients.acknowledged);
    expect(tasks).toHaveLength(clients.acknowledged.size);
    expect(new Map(lines.map(({ text, sequence }) => [text, sequence]))).toEqual(flow.acknowledged);
    expect(lines).toHaveLength(flow.acknowledged.size);
    const questions = await drill.keptQuestions();
    expect(new Map(questions.map(({ text, id }) => [text, id]))).toEqual(askers.acknowledged);
    expect(questions).toHaveLength(askers.acknowledged.size);
    // A number for each line, and no number without one.
    const first = lines[0]?.sequence ?? 0;
    expect(lines.map(({ sequence }) => sequence)).toEqual(lines.map((_, place) => first + place));
    expect(Math.max(...drill.outages)).toBeLessThan(slackMs);
    await report(annotate, drill);
  },
);

/** Shows that the drill above can fail: without the same mark on each try, both double. */
it(
  'doubles tasks and lines when tries are not marked as the same',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const drill = await startDrill(anotherMarkEachTry);
    const areDoubled = async () => {
      const tasks = (await drill.keptTasks()).map(({ title }) => title);
      const lines = (await drill.keptLines()).map(({ text }) => text);
      return [tasks, lines].every((all) => all.length > new Set(all).size);
    };
    for (let kill = 1; kill <= kills && !(await areDoubled()); kill++) {
      await drill.killAndStart(kill);
    }
    await drill.finish();
    expect(await areDoubled()).toBe(true);
    await report(annotate, drill);
  },
);

type Drill = Awaited<ReturnType<typeof startDrill>>;

async function startDrill(marks: Marks) {
  const dataDir = await preparedFolder();
  const env = { DEMO: '1', ACCESS_TOKEN_SECONDS: '3600', WRITES_PER_TEN_SECONDS: '1000000' };
  const start = () => startServer({ dataDir, env });
  let server = start();
  const address = () => server.ready;
  const token = await signIn(await address(), 'admin@demo.com', 'admin');
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const order = body && { method: 'POST', body: JSON.stringify(body) };
    return (await (await fetch((await address()) + path, { headers, ...order })).json()) as T;
  };
  const lobby = await openLobby(ask);
  const stage = await addStage(ask);
  const others = ['client', 'exhibitor'].map(async (name) =>
    signIn(await address(), `${name}@demo.com`, name),
  );
  const tokens = [token, ...(await Promise.all(others))];
  const askers = askersOn(
    stage,
    tokens.map((one) => ({ token: one, address })),
  );
  const clients = startClients({ token, address }, adders, marks);
  const flow = letFlow(
    Array.from({ length: speakers }, () => ({ token, address })),
    { conversationId: lobby.id, perSecond: linesPerSecond, marks },
  );
  const random = randomFrom(seed);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const outages: number[] = [];

  const killAndStart = async (kill: number) => {
    await Promise.all([clients.more(upTo(tasksBetween)), flow.more(upTo(linesBetween))]);
    const asking = kill % asksEvery === 0 ? askers.ask() : null;
    if (asking) await pause(random() * 20);
    const began = performance.now();
    server.signal('SIGKILL');
    await server.ended;
    // Now and then the whole machine goes down, so to speak.
    if (kill % 5 === 0) await killPostgres(dataDir);
    server = start();
    await server.ready;
    outages.push(performance.now() - began);
    await asking;
  };
  return {
    askers,
    clients,
    flow,
    outages,
    killAndStart,
    finish: () => Promise.all([clients.finish(), flow.finish()]),
    keptTasks: async () =>
      (await tasksOf(await address(), token)).filter(({ title }) => title.startsWith('client ')),
    keptLines: lobby.linesSince,
    keptQuestions: async () => (await ask<StageQuestions>(stage.path)).questions,
  };
}

/** A stage on which nothing is on: what is asked there waits for what is on next. */
async function addStage(ask: <T>(path: string, body?: object) => Promise<T>) {
  const [event] = await ask<{ id: number }[]>('/api/events');
  const eventId = event?.id ?? 0;
  const fields = { name: { en: 'Asked' }, roomId: null, source: 'studio', address: null };
  const { id: stageId } = await ask<Stage>(`/api/events/${eventId}/stages`, fields);
  return { eventId, stageId, path: `/api/events/${eventId}/stages/${stageId}/questions` };
}

function report(annotate: TestContext['annotate'], { askers, clients, flow, outages }: Drill) {
  const sorted = outages.toSorted((one, other) => one - other).map(Math.round);
  const [slowest = 0, middle = 0] = [sorted.at(-1), sorted[Math.floor(sorted.length / 2)]];
  const verdict = slowest <= goalMs ? 'reached' : 'missed here';
  return annotate(
    [
      `seed ${seed}: ${outages.length} kills`,
      `${clients.acknowledged.size} tasks, ${flow.acknowledged.size} lines and ${askers.acknowledged.size} questions acknowledged`,
      `${clients.retries + flow.retries + askers.retries} retries`,
      `ready again after ${middle} ms, ${slowest} ms at most (goal ${goalMs} ms: ${verdict})`,
    ].join(', '),
  );
}
