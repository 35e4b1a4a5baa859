import type { EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
