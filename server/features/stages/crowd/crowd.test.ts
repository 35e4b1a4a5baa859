import type { EventSetup, Watching } from '@plenum/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { aRun, type Begun, sendPieces } from '../../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertPerson } from '../../events/index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let run: Begun;
let asked: string[];
let asking: TestApp['work']['media']['ask'];

beforeAll(async () => {
  app = await openTestApp();
  asking = app.work.media.ask;
});
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  run = await aRun(app, admin, event.id);
  await sendPieces(app, run.address, 8);
  asked = [];
  app.work.media.ask = (one) => {
    if (one.method === 'GET') asked.push(one.path.replace(/^\/live\/[^/]+\//, ''));
    return asking(one);
  };
});
afterEach(() => {
  app.work.media.ask = asking;
});
afterAll(() => app.close());

/** Where somebody who takes part finds the run: under a pass of their own. */
async function aPlace(): Promise<string> {
  const guest = await aColleague(app, admin);
  await insertPerson(app.testDb.db, guest.person.organisationId, event.id, guest.person.id);
  const { body } = await app.call('GET /api/events/:eventId/stages/:stageId/watching', {
    token: guest.token,
    params: { eventId: event.id, stageId: run.stage.id },
  });
  return (body as Watching).address.replace(/\/[^/]+$/, '');
}
const places = (count: number) => Promise.all(Array.from({ length: count }, aPlace));
const get = (url: string) => app.http.inject({ method: 'GET', url });

test('what many ask for at once is fetched once, each under a pass of their own', async () => {
  const crowd = await places(12);
  expect(new Set(crowd).size).toBe(12);
  const pieces = await Promise.all(crowd.map((place) => get(`${place}/pieces/0/5`)));
  expect(asked).toEqual(['pieces/0/5']);
  expect(new Set(pieces.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  expect(pieces[0]?.headers).toMatchObject({
    'content-length': String(pieces[0]?.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a list is held back for all of them, and comes to all with the next part', async () => {
  const crowd = await places(5);
  const held = crowd.map((place) => get(`${place}/live.m3u8?_HLS_msn=1&_HLS_part=2`));
  await sendPieces(app, run.address, 1, 8);
  for (const { statusCode, body, headers } of await Promise.all(held)) {
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('URI="pieces/8/8"');
  }
  expect(asked).toHaveLength(1);
  // A part later, it is another list.
  await sendPieces(app, run.address, 1, 9);
  const next = await get(`${crowd[0]}/live.m3u8?_HLS_msn=1&_HLS_part=3`);
  expect(next.body).toContain('URI="pieces/9/9"');
});

test('opens nothing to a pass that is forged, over, or of another run, though it lies there', async () => {
  const [place = ''] = await places(1);
  expect((await get(`${place}/pieces/0/5`)).statusCode).toBe(200);
  const forged = place.replace(/[\w-](?=[\w-]{42}$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
  const longer = place.replace(/\.(\d{13})\./, (_all, until) => `.${Number(until) + 1_000}.`);
  app.clock.ahead = -3_600;
  const over = await aPlace();
  app.clock.ahead = 0;
  const other = await aRun(app, admin, event.id);
  const elsewhere = place.replace(`-${run.runId}.`, `-${other.runId}.`);
  for (const wrong of [forged, longer, over, elsewhere]) {
    expect((await get(`${wrong}/pieces/0/5`)).statusCode).toBe(404);
  }
});

test('a refusal is not kept', async () => {
  const [place = ''] = await places(1);
  app.work.media.ask = () => Promise.reject(new Error('away'));
  expect((await get(`${place}/plain.m3u8`)).statusCode).toBe(503);
  app.work.media.ask = asking;
  expect((await get(`${place}/plain.m3u8`)).statusCode).toBe(200);
});
