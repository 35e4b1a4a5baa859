import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type {
  EventSetup,
  RecordingFiles,
  RunFigures,
  Stage,
  StageRecording,
  Watching,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { aRun, type Begun, sendingOf, sendPiece, sendPieces } from '../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertPerson } from '../events/index.ts';
import { countViewers, followRuns } from './index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let run: Begun;

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  run = await aRun(app, admin, event.id);
});
afterAll(() => app.close());

const stageNow = async (actor = admin) => {
  const { body } = await app.call('GET /api/events/:eventId/stages', {
    token: actor.token,
    params: { eventId: event.id },
  });
  return (body as Stage[])[0];
};
const stateNow = async () => (await stageNow())?.run?.state ?? null;
const end = (runId = run.runId) =>
  app.call('POST /api/events/:eventId/runs/:runId/end', {
    token: admin.token,
    params: { eventId: event.id, runId },
  });
const watch = (actor = admin) =>
  app.call('GET /api/events/:eventId/stages/:stageId/watching', {
    token: actor.token,
    params: { eventId: event.id, stageId: run.stage.id },
  });
const recordings = async (actor = admin) => {
  const { body } = await app.call('GET /api/events/:eventId/recordings', {
    token: actor.token,
    params: { eventId: event.id },
  });
  return body as StageRecording[];
};
const get = (url: string) => app.http.inject({ method: 'GET', url });
const liveAddress = async () => ((await watch()).body as Watching).address;
const besides = (address: string, name: string) => address.replace(/[^/]+$/, name);

/** As the media process says that its disk is full. */
const full = () =>
  Object.assign(Readable.from(['{"code":"storage_full"}']), {
    statusCode: 507,
  }) as unknown as IncomingMessage;

describe('what is sent', () => {
  test('waits until there is something to see, then is live', async () => {
    expect(await stateNow()).toBe('waiting');
    expect((await watch()).status).toBe(409);
    expect(await sendPieces(app, run.address, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(await stateNow()).toBe('waiting');
    await sendPieces(app, run.address, 2, 5);
    expect(await stateNow()).toBe('live');
  });

  test('is taken once, in order, and again without a change', async () => {
    await sendPieces(app, run.address, 7);
    expect(await sendPieces(app, run.address, 7)).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect(await sendPieces(app, run.address, 1, 9)).toEqual([409]);
    const { body } = await get(besides(await liveAddress(), 'live.m3u8'));
    expect(body).toContain('pieces/6/6');
    expect(body).not.toContain('URI="pieces/8/8",');
  });

  test('comes from one window: the one that asked last', async () => {
    await sendPieces(app, run.address, 2);
    const other = await sendingOf(app, admin, event.id, run.runId);
    expect(await sendPieces(app, other, 1)).toEqual([200]);
    const answer = await sendPiece(app, run.address, 2, Buffer.alloc(0));
    expect(answer.json()).toMatchObject({ code: 'stages.taken_over' });
  });

  test('that is no picture is refused, and changes nothing', async () => {
    const noise = Buffer.alloc(10_000, 'RIFF');
    expect((await sendPiece(app, run.address, 0, noise)).statusCode).toBe(422);
    expect((await sendPiece(app, run.address, 0, Buffer.alloc(0))).statusCode).toBe(422);
    const large = Buffer.alloc(2_100_000);
    expect((await sendPiece(app, run.address, 0, large)).statusCode).toBe(413);
    expect(await sendPieces(app, run.address, 1)).toEqual([200]);
  });

  test('faster than time passes ends at what a lost line may have kept', async () => {
    const statuses = await sendPieces(app, run.address, 300);
    expect(statuses.indexOf(429)).toBeGreaterThan(260);
    expect(statuses.at(-1)).toBe(409);
  });
});

describe('a pass', () => {
  const spoilt = (address: string) => address.replace(/.(?=\/)/, 'x');

  test('opens the sound alone as well, in less, and nothing of that without it', async () => {
    await sendPieces(app, run.address, 8);
    const address = await liveAddress();
    const list = await get(besides(address, 'sound/live.m3u8'));
    expect([list.statusCode, list.body]).toEqual([200, (await get(address)).body]);
    const heard = await get(besides(address, 'sound/pieces/0/5'));
    const seen = await get(besides(address, 'pieces/0/5'));
    expect([heard.statusCode, seen.statusCode]).toEqual([200, 200]);
    expect(heard.rawPayload.length).toBeLessThan(seen.rawPayload.length / 2);
    const head = (await get(besides(address, 'sound/films/0'))).rawPayload.toString('latin1');
    expect([head.includes('soun'), head.includes('vide')]).toEqual([true, false]);
    const others = ['sound/recording.m3u8', 'sound/films/0/whole', 'sound/pieces/0/99', 'sound/'];
    for (const name of others) expect((await get(besides(address, name))).statusCode).toBe(404);
    expect((await get(besides(spoilt(address), 'sound/live.m3u8'))).statusCode).toBe(404);
    expect((await get(`${run.address}/sound/live.m3u8`)).statusCode).toBe(404);
  });

  test('forged, of another run, or for something else opens nothing', async () => {
    await sendPieces(app, run.address, 8);
    const address = await liveAddress();
    const forged = address.replace(/\.\d+-\d+\./, '.1-1.');
    expect((await get(forged)).statusCode).toBe(404);
    expect((await get(spoilt(address))).statusCode).toBe(404);
    expect((await get(besides(address, 'recording.m3u8'))).statusCode).toBe(404);
    expect((await get(besides(address, 'films/0/whole'))).statusCode).toBe(404);
    expect((await get(`${run.address}/live.m3u8`)).statusCode).toBe(404);
    const pass = besides(address, '').slice(0, -1);
    expect((await sendPieces(app, pass, 1)).at(0)).toBe(404);
  });

  test('that is over opens nothing', async () => {
    await sendPieces(app, run.address, 8);
    app.clock.ahead = -3_600;
    const address = await liveAddress();
    app.clock.ahead = 0;
    expect((await get(address)).statusCode).toBe(404);
  });

  test('is given to nobody who does not take part', async () => {
    await sendPieces(app, run.address, 8);
    expect((await watch(await aColleague(app, admin))).status).toBe(404);
    expect((await watch(await anAdmin(app))).status).toBe(404);
  });
});

describe('a viewer', () => {
  test('is given lists, heads and pieces that fit together', async () => {
    await sendPieces(app, run.address, 14);
    const address = await liveAddress();
    const { body: list, headers } = await get(address);
    expect(headers['content-type']).toContain('mpegurl');
    expect(headers['cache-control']).toBe('no-store');
    const head = await get(besides(address, 'films/0'));
    expect(head.rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
    const [segment = ''] = /^pieces\/\d+\/\d+$/m.exec(list) ?? [];
    const film = await get(besides(address, segment));
    expect(film.headers['cache-control']).toContain('immutable');
    const pieces = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((number) => get(besides(address, `pieces/${number}/${number}`))),
    );
    expect(Buffer.concat(pieces.map(({ rawPayload }) => rawPayload))).toEqual(film.rawPayload);
  });

  test('is answered as soon as there is what they wait for', async () => {
    await sendPieces(app, run.address, 8);
    const address = await liveAddress();
    const waiting = get(`${address}?_HLS_msn=1&_HLS_part=2`);
    await sendPieces(app, run.address, 1, 8);
    expect((await waiting).body).toContain('URI="pieces/8/8"');
  });
});

describe('a run', () => {
  test('nobody hears from is interrupted, goes on, and ends as lost when that lasts', async () => {
    await sendPieces(app, run.address, 7);
    app.clock.ahead = 9;
    await followRuns(app.work);
    expect(await stateNow()).toBe('interrupted');
    await sendPieces(app, run.address, 1, 7);
    expect(await stateNow()).toBe('live');
    app.clock.ahead += 9;
    await followRuns(app.work);
    app.clock.ahead += 601;
    await followRuns(app.work);
    app.clock.ahead = 0;
    expect(await stateNow()).toBe(null);
    expect(await recordings()).toMatchObject([{ endedBy: 'lost', films: 1 }]);
  });

  test('that ended can be watched at once, by organisers first', async () => {
    const guest = await aColleague(app, admin);
    await insertPerson(app.testDb.db, guest.person.organisationId, event.id, guest.person.id);
    await sendPieces(app, run.address, 14);
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(409);
    const [recording] = await recordings();
    expect(recording?.seconds).toBeCloseTo(14 / 3, 2);
    expect(await recordings(guest)).toEqual([]);
    const params = { eventId: event.id, runId: run.runId };
    const key = 'GET /api/events/:eventId/runs/:runId/watching';
    expect((await app.call(key, { token: guest.token, params })).status).toBe(404);
    const { token } = admin;
    const body = { isShown: true };
    await app.call('PATCH /api/events/:eventId/runs/:runId', { token, params, body });
    expect(await recordings(guest)).toHaveLength(1);
    const { address } = (await app.call(key, { token: guest.token, params })).body as Watching;
    const { body: list } = await get(address);
    expect(list).toContain('#EXT-X-ENDLIST');
    expect(list.match(/^pieces/gm)).toHaveLength(3);
    const files = await app.call('GET /api/events/:eventId/runs/:runId/files', { token, params });
    const [film = ''] = (files.body as RecordingFiles).addresses;
    const whole = await get(film);
    expect(whole.rawPayload.length).toBe(
      (await get(besides(address, 'films/0'))).rawPayload.length + (recording?.bytes ?? 0),
    );
    expect((await sendPieces(app, run.address, 1, 14)).at(0)).toBe(409);
  });

  test('that was not to be recorded leaves nothing', async () => {
    await end();
    const other = await aRun(app, admin, event.id, false);
    await sendPieces(app, other.address, 8);
    await end(other.runId);
    expect(await recordings()).toEqual([]);
  });

  test('is closed by the next round where the media process was away', async () => {
    await sendPieces(app, run.address, 8);
    const { ask } = app.work.media;
    app.work.media.ask = () => Promise.reject(new Error('away'));
    expect((await end()).status).toBe(200);
    app.work.media.ask = ask;
    expect(await recordings()).toEqual([]);
    await followRuns(app.work);
    expect(await recordings()).toHaveLength(1);
  });

  test('ends when the disk is full, and says so', async () => {
    await sendPieces(app, run.address, 8);
    const { ask } = app.work.media;
    app.work.media.ask = (asked) =>
      asked.path.endsWith('/9') ? Promise.resolve(full()) : ask(asked);
    expect(await sendPieces(app, run.address, 1, 9)).toEqual([507]);
    app.work.media.ask = ask;
    expect(await stateNow()).toBe(null);
    expect(await recordings()).toMatchObject([{ endedBy: 'storage_full' }]);
  });

  test('removed is gone with its files', async () => {
    await sendPieces(app, run.address, 8);
    await end();
    const params = { eventId: event.id, runId: run.runId };
    const { token } = admin;
    const key = 'GET /api/events/:eventId/runs/:runId/watching';
    const { address } = (await app.call(key, { token, params })).body as Watching;
    await app.call('DELETE /api/events/:eventId/runs/:runId', { token, params });
    expect((await get(address)).statusCode).toBe(404);
    expect(await recordings()).toEqual([]);
  });

  test('counts its viewers by the minute', async () => {
    await sendPieces(app, run.address, 8);
    await countViewers(app.work);
    const { body } = await app.call('GET /api/events/:eventId/runs/:runId/figures', {
      token: admin.token,
      params: { eventId: event.id, runId: run.runId },
    });
    expect(body as RunFigures).toMatchObject({ people: 0, most: 0, minutes: [{ viewers: 0 }] });
  });
});
