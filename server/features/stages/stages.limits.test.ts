import type { EventSetup, Stage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { aRun, newRecording, newStage, sendPieces } from '../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { beginIn, noteArrival } from './stages.runs.ts';
import { findStage } from './stages.queries.ts';
import { findRun, setClosed } from './stages.runs.queries.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;

beforeAll(async () => {
  app = await openTestApp({ env: { RECORDINGS_GB: '1', STAGE_HOURS: '1' } });
});
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

const organisationId = () => admin.person.organisationId;
const runOf = (id: number) => findRun(app.testDb.db, organisationId(), event.id, id);
const begin = (stageId: number, isRecorded: boolean) =>
  app.call('POST /api/events/:eventId/stages/:stageId/runs', {
    token: admin.token,
    params: { eventId: event.id, stageId },
    body: { sessionId: null, isRecorded },
  });
const storage = async () =>
  (
    await app.call('GET /api/events/:eventId/recordings/storage', {
      token: admin.token,
      params: { eventId: event.id },
    })
  ).body;

/** As if a recording took up so much. */
async function record(bytes: number): Promise<void> {
  const id = await newRecording(app, admin, event.id);
  const run = { organisationId: organisationId(), id };
  await setClosed(app.testDb.db, run, { seconds: 60, bytes, films: 1 });
}

describe('where recordings take up as much as they may', () => {
  beforeEach(() => record(1_000_000_000));

  test('nothing more is recorded, and a stage goes live without', async () => {
    expect(await storage()).toEqual({
      bytes: 1_000_000_000,
      mostBytes: 1_000_000_000,
      mostHours: 1,
    });
    const { id } = await newStage(app, admin, event.id);
    expect(await begin(id, true)).toMatchObject({
      status: 409,
      body: { code: 'stages.recordings_full' },
    });
    expect((await begin(id, false)).status).toBe(201);
  });

  test('what begins by itself goes live without recording', async () => {
    const { id } = await newStage(app, admin, event.id);
    const stage = await findStage(app.testDb.db, organisationId(), event.id, id);
    if (!stage) throw new Error('There is no stage.');
    const byItself = { sessionId: null, isRecorded: true, personId: null, byAgenda: true };
    await app.work.transaction((tx) => beginIn(app.work, tx, stage, byItself));
    const { body } = await app.call('GET /api/events/:eventId/stages', {
      token: admin.token,
      params: { eventId: event.id },
    });
    expect((body as Stage[]).find((one) => one.id === id)?.run).toMatchObject({
      isRecorded: false,
    });
  });

  test('those of others do not count', async () => {
    admin = await anAdmin(app);
    event = await aPublishedEvent(app, admin);
    expect(await storage()).toMatchObject({ bytes: 0 });
    const { id } = await newStage(app, admin, event.id);
    expect((await begin(id, true)).status).toBe(201);
  });
});

test('where there is room, it is recorded', async () => {
  await record(999_999_999);
  const { id } = await newStage(app, admin, event.id);
  expect((await begin(id, true)).status).toBe(201);
});

test('a run ends when it has as much picture as it may', async () => {
  const run = await aRun(app, admin, event.id);
  await sendPieces(app, run.address, 8);
  const which = { organisationId: organisationId(), id: run.runId };
  await noteArrival(app.work, which, 3_600);
  expect(await runOf(run.runId)).toMatchObject({ state: 'live' });
  await expect(noteArrival(app.work, which, 3_600.4)).rejects.toMatchObject({
    code: 'stages.over',
  });
  expect(await runOf(run.runId)).toMatchObject({ state: 'ended', endedBy: 'too_long' });
});
