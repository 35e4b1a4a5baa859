import type { EventSetup, NotificationPage, Stage, WatchingInstead } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { aRun, type Begun, newRecording, sendPieces } from '../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertPerson } from '../events/index.ts';
import { followRuns } from './index.ts';

let app: TestApp;
let admin: Actor;
let guest: Actor;
let event: EventSetup;
let run: Begun;

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  guest = await aColleague(app, admin);
  event = await aPublishedEvent(app, admin);
  await insertPerson(app.testDb.db, guest.person.organisationId, event.id, guest.person.id);
  run = await aRun(app, admin, event.id);
});
afterAll(() => app.close());

const youTube = { kind: 'embed', address: 'https://youtu.be/dQw4w9WgXcQ', runId: null } as const;
const asRecorded = (runId: number | null) => ({ kind: 'recording', address: null, runId }) as const;

const stagesOf = async (actor: Actor) => {
  const { body } = await app.call('GET /api/events/:eventId/stages', {
    token: actor.token,
    params: { eventId: event.id },
  });
  return (body as Stage[]).find(({ id }) => id === run.stage.id);
};
const name = async (fallback: Stage['fallback'], actor = admin) => {
  const version = (await stagesOf(admin))?.version ?? 0;
  return app.call('PATCH /api/events/:eventId/stages/:stageId', {
    token: actor.token,
    params: { eventId: event.id, stageId: run.stage.id },
    body: { version, fallback },
  });
};
const instead = (actor = guest) =>
  app.call('GET /api/events/:eventId/stages/:stageId/instead', {
    token: actor.token,
    params: { eventId: event.id, stageId: run.stage.id },
  });
const alarms = async (actor: Actor) => {
  const { body } = await app.call('GET /api/notifications', { token: actor.token });
  const { notifications } = body as NotificationPage;
  return notifications.filter(({ kind }) => kind === 'stages.stopped');
};
const stop = async (seconds = 9) => {
  app.clock.ahead += seconds;
  await followRuns(app.work);
};

describe('what is shown instead', () => {
  test('is an address that is let in, or a recording of this event, and nobody else’s', async () => {
    const elsewhere = await aPublishedEvent(app, admin);
    const other = await newRecording(app, admin, elsewhere.id);
    expect((await name(asRecorded(other))).status).toBe(404);
    expect((await name(asRecorded(run.runId))).status).toBe(404);
    expect((await name(asRecorded(null))).status).toBe(422);
    expect((await name({ ...youTube, address: null })).status).toBe(422);
    expect((await name({ ...youTube, address: 'https://example.org/x' })).status).toBe(422);
    expect((await name({ ...youTube, kind: 'hls' })).status).toBe(422);
    expect((await name(youTube, guest)).status).toBe(403);
    expect((await name(youTube)).body).toMatchObject({ fallback: youTube, hasFallback: true });
    expect(await stagesOf(guest)).toMatchObject({ fallback: null, hasFallback: true });
    expect((await name(null)).body).toMatchObject({ fallback: null, hasFallback: false });
  });

  test('is told only while the picture stands still', async () => {
    await name(youTube);
    await sendPieces(app, run.address, 7);
    expect((await instead()).body).toMatchObject({ code: 'stages.over' });
    await stop();
    const { address } = youTube;
    expect((await instead()).body).toEqual({ kind: 'embed', address, until: null, from: null });
    await sendPieces(app, run.address, 1, 7);
    expect((await instead()).body).toMatchObject({ code: 'stages.over' });
  });

  test('is a recording at the same second for everybody, as long as it is shown', async () => {
    const recording = await newRecording(app, admin, event.id);
    await name(asRecorded(recording));
    await sendPieces(app, run.address, 7);
    await stop(70);
    const { kind, from } = (await instead()).body as WatchingInstead;
    expect([kind, Math.round(from ?? 0)]).toEqual(['hls', 10]);
    await app.call('PATCH /api/events/:eventId/runs/:runId', {
      token: admin.token,
      params: { eventId: event.id, runId: recording },
      body: { isShown: false },
    });
    expect((await instead()).body).toMatchObject({ code: 'stages.over' });
  });

  test('is none any more once its recording is removed', async () => {
    const recording = await newRecording(app, admin, event.id);
    await name(asRecorded(recording));
    await app.call('DELETE /api/events/:eventId/runs/:runId', {
      token: admin.token,
      params: { eventId: event.id, runId: recording },
    });
    expect(await stagesOf(admin)).toMatchObject({ fallback: null, hasFallback: false });
  });
});

describe('a picture that stands still', () => {
  test('is an alarm for organisers, once, counted while it is unread', async () => {
    await sendPieces(app, run.address, 7);
    await stop();
    await followRuns(app.work);
    const { name: stage } = run.stage;
    expect(await alarms(admin)).toMatchObject([
      { data: { stageId: run.stage.id, stage }, link: '/live-conference', count: 1 },
    ]);
    expect(await alarms(guest)).toEqual([]);
    await sendPieces(app, run.address, 1, 7);
    await stop();
    expect(await alarms(admin)).toMatchObject([{ count: 2 }]);
  });
});
