import type { EventSetup, Stage } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { aRun, sendPieces } from '../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { followRuns } from './index.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let event: EventSetup;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

test('a recording is told of when it can be watched, not only when it was ended', async () => {
  const run = await aRun(app, admin, event.id);
  await sendPieces(app, run.address, 8);
  const { ask } = app.work.media;
  app.work.media.ask = () => Promise.reject(new Error('away'));
  const params = { eventId: event.id, runId: run.runId };
  await app.call('POST /api/events/:eventId/runs/:runId/end', { token: admin.token, params });
  app.work.media.ask = ask;

  const window = await openTestSocket(address, admin.token);
  await followRuns(app.work);
  expect(await window.hears('stages.changed')).toEqual({ eventId: event.id });
  const { body } = await app.call('GET /api/events/:eventId/recordings', {
    token: admin.token,
    params: { eventId: event.id },
  });
  expect(body).toHaveLength(1);
});

describe('whoever looks at a stage', () => {
  const watching = async (id: number) => {
    const { body } = await app.call('GET /api/events/:eventId/stages', {
      token: admin.token,
      params: { eventId: event.id },
    });
    return (body as Stage[]).find((stage) => stage.id === id)?.viewers;
  };

  test('is its viewer while it is live, and neither before nor after', async () => {
    const run = await aRun(app, admin, event.id);
    const stageId = run.stage.id;
    const window = await openTestSocket(address, admin.token);
    const ask = () => window.socket.emitWithAck('stages.watch', { stageId });
    expect(await ask()).toEqual({ answer: { viewers: 0 } });
    expect(await watching(stageId)).toBe(0);
    expect(await window.hears('stages.viewers', (told) => told.stageId === stageId)).toEqual({
      stageId,
      viewers: 0,
    });
    await sendPieces(app, run.address, 8);
    expect(await watching(stageId)).toBe(1);
    expect(await ask()).toEqual({ answer: { viewers: 1 } });
    const params = { eventId: event.id, runId: run.runId };
    await app.call('POST /api/events/:eventId/runs/:runId/end', { token: admin.token, params });
    expect(await watching(stageId)).toBe(0);
  });

  test('is in its figures when it begins, however soon it ends', async () => {
    const run = await aRun(app, admin, event.id);
    const window = await openTestSocket(address, admin.token);
    await window.socket.emitWithAck('stages.watch', { stageId: run.stage.id });
    await sendPieces(app, run.address, 8);
    const params = { eventId: event.id, runId: run.runId };
    await app.call('POST /api/events/:eventId/runs/:runId/end', { token: admin.token, params });
    const { body } = await app.call('GET /api/events/:eventId/runs/:runId/figures', {
      token: admin.token,
      params,
    });
    expect(body).toMatchObject({ people: 1, most: 1, minutes: [{ viewers: 1 }] });
  });
});
