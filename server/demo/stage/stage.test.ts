import { join } from 'node:path';
import type { EventSetup, Replay, Stage, StageRecording } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishAgenda } from '../../features/agenda/index.ts';
import { followRuns } from '../../features/stages/index.ts';
import { sql } from '../../platform/db/sql.ts';
import { type Actor, anAdmin, aPublishedEvent, aSession } from '../../testing/builders.ts';
import { newStage } from '../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket, type TestSocket } from '../../testing/test-socket.ts';
import { DemoStage } from './stage.ts';
import { readNotes, writeNotes } from './notes.ts';

const films = join(import.meta.dirname, '..', 'films');

let app: TestApp;
let address: string;
let admin: Actor;
let event: EventSetup;
let stageId: number;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  stageId = (await newStage(app, admin, event.id)).id;
  await note({ hasReplays: true });
});
afterAll(() => app.close());

const note = ({ hasReplays }: { hasReplays: boolean }) => {
  const { id: organiserId, organisationId } = admin.person;
  const notes = { organisationId, organiserId, eventId: event.id, runId: null, hasReplays };
  return writeNotes(app.config.dataDir, notes);
};
const begun = () => new DemoStage(app.work, films);
const stageNow = async () => {
  const asked = { token: admin.token, params: { eventId: event.id } };
  const { body } = await app.call('GET /api/events/:eventId/stages', asked);
  return (body as Stage[])[0];
};
const runNow = async () => (await stageNow())?.run ?? null;
const end = async () =>
  app.call('POST /api/events/:eventId/runs/:runId/end', {
    token: admin.token,
    params: { eventId: event.id, runId: (await runNow())?.id ?? 0 },
  });

/** How many seconds the run has. */
async function secondsNow(): Promise<number> {
  const watching = await app.call('GET /api/events/:eventId/stages/:stageId/watching', {
    token: admin.token,
    params: { eventId: event.id, stageId },
  });
  const url = (watching.body as { address: string }).address;
  const list = (await app.http.inject({ method: 'GET', url })).body;
  return Number(/PRELOAD-HINT:TYPE=PART,URI="pieces\/(\d+)\//.exec(list)?.[1]) / 3;
}
async function watch(): Promise<TestSocket> {
  const window = await openTestSocket(address, admin.token);
  await window.socket.emitWithAck('stages.watch', { stageId });
  return window;
}

test('is live at once, and goes on in the same run after a start', async () => {
  expect(await begun().turn()).toBe(true);
  const run = await runNow();
  expect(run).toMatchObject({ state: 'live', isRecorded: false });
  expect(await secondsNow()).toBeGreaterThanOrEqual(2);
  expect(await begun().turn()).toBe(true);
  expect((await runNow())?.id).toBe(run?.id);
});

test('rests while nobody looks and stays live; who comes sees a picture with the next turn', async () => {
  const stage = begun();
  await stage.turn();
  app.clock.ahead = 30;
  await stage.turn();
  const before = await secondsNow();
  app.clock.ahead = 37;
  await stage.turn();
  await followRuns(app.work);
  expect((await runNow())?.state).toBe('live');
  expect(await secondsNow()).toBe(before);
  const window = await watch();
  app.clock.ahead = 38;
  await stage.turn();
  expect(await secondsNow()).toBeGreaterThanOrEqual(before + 2);
  window.socket.close();
});

test('sends what is due by the clock on the wall, and nothing twice', async () => {
  const stage = begun();
  await stage.turn();
  const before = await secondsNow();
  app.clock.ahead = 5;
  await stage.turn();
  await stage.turn();
  expect((await secondsNow()) - before).toBeGreaterThan(4.6);
  expect((await secondsNow()) - before).toBeLessThan(7);
});

test('is over for good where an organiser ends it', async () => {
  const stage = begun();
  await stage.turn();
  await end();
  app.clock.ahead = 2;
  expect(await stage.turn()).toBe(false);
  expect(await begun().turn()).toBe(false);
  expect(await runNow()).toBeNull();
});

test('leaves a stage alone on which somebody is live', async () => {
  await app.call('POST /api/events/:eventId/stages/:stageId/runs', {
    token: admin.token,
    params: { eventId: event.id, stageId },
    body: { sessionId: null, isRecorded: true },
  });
  expect(await begun().turn()).toBe(false);
  expect((await runNow())?.state).toBe('waiting');
});

test('begins another run where the last one has grown, for its files go with it', async () => {
  const stage = new DemoStage(app.work, films, { sending: 1, resting: 1 });
  await stage.turn();
  expect(await runNow()).toBeNull();
  await stage.turn();
  expect(await readNotes(app.config.dataDir)).toMatchObject({ runId: null });
  await begun().turn();
  expect((await runNow())?.state).toBe('live');
});

test('leaves no row behind of a run that made room, also where nobody looked for a day', async () => {
  const runs = async () => {
    const rows = await app.testDb.db.rows<{ id: number }>(
      sql`select id from stages_runs where event_id = ${event.id}`,
    );
    return rows.map(({ id }) => id);
  };
  const stage = begun();
  await stage.turn();
  const first = await runs();
  app.clock.ahead = 86_000;
  await stage.turn();
  expect(await runs()).toEqual(first);
  app.clock.ahead = 87_000;
  await stage.turn();
  expect(await runs()).toEqual([]);
  await stage.turn();
  expect(await runs()).toEqual([expect.toSatisfy((id: number) => !first.includes(id))]);
});

test('is not sent for who only makes up the crowd', async () => {
  const window = await watch();
  const everyoneIsCrowd = new DemoStage(app.work, films, undefined, () => false);
  await everyoneIsCrowd.turn();
  const before = await secondsNow();
  app.clock.ahead = 30;
  await everyoneIsCrowd.turn();
  app.clock.ahead = 40;
  await everyoneIsCrowd.turn();
  expect(await secondsNow()).toBe(before);
  window.socket.close();
});

test('has nothing where the demo was not made', async () => {
  await writeNotes(app.config.dataDir, { ...(await readNotes(app.config.dataDir))!, eventId: 0 });
  await expect(begun().turn()).rejects.toThrow('not_found');
});

test('has two sessions of the day before to be seen again', async () => {
  await note({ hasReplays: false });
  const session = (title: string, startsAt: string) =>
    aSession(app, admin, event.id, { title: { en: title }, startsAt });
  await session('The next ten winters', '2026-01-01T09:00:00.000Z');
  await session('Streets for eight-year-olds', '2026-01-01T13:00:00.000Z');
  await publishAgenda(app.work, admin.person, event.id, { note: '' });
  await begun().turn();
  const { body } = await app.call('GET /api/events/:eventId/recordings', {
    token: admin.token,
    params: { eventId: event.id },
  });
  expect(body).toMatchObject([
    { seconds: expect.closeTo(66), isShown: true, liveAt: '2026-01-01T13:00:00.000Z' },
    { seconds: expect.closeTo(72), isShown: true, endedBy: 'by_person' },
  ]);
  expect(await runNow()).toMatchObject({ state: 'live' });
  const [{ runId } = { runId: 0 }] = body as StageRecording[];
  const params = { eventId: event.id, runId };
  const asked = { token: admin.token, params };
  const replay = (await app.call('GET /api/events/:eventId/runs/:runId/replay', asked)).body;
  expect(replay).toMatchObject({ captions: [{ language: 'en' }, { language: 'fr' }] });
  expect((replay as Replay).chapters.chapters).toHaveLength(4);
});
