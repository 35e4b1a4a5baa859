import type { Encoder, EncoderKey, EventSetup, Stage, StageRecording } from '@plenum/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { AnEncoder, wholeStream } from '../../../testing/stages/encoders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { followRuns } from '../index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let stageId: number;
let heard = '';
const encoders: AnEncoder[] = [];

beforeAll(async () => {
  const env = { RTMP: '1', RTMP_PORT: '0' };
  app = await openTestApp({ env, hearLog: (line) => (heard += line) });
});
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  stageId = (await addStage()).id;
});
afterEach(() => {
  app.clock.ahead = 0;
  for (const encoder of encoders.splice(0)) encoder.breakOff();
});
afterAll(() => app.close());

const addStage = async () => {
  const { body } = await app.call('POST /api/events/:eventId/stages', {
    token: admin.token,
    params: { eventId: event.id },
    body: { name: { en: 'Main stage' }, roomId: null, source: 'encoder', address: null },
  });
  return body as Stage;
};
const keys = {
  read: 'GET /api/events/:eventId/stages/:stageId/encoder',
  make: 'POST /api/events/:eventId/stages/:stageId/encoder/key',
  remove: 'DELETE /api/events/:eventId/stages/:stageId/encoder/key',
} as const;
const ask = (what: keyof typeof keys, { token }: Actor = admin, stage = stageId) =>
  app.call(keys[what], { token, params: { eventId: event.id, stageId: stage } });
const makeKey = async (): Promise<string> => ((await ask('make')).body as EncoderKey).key;
const encoderNow = async () => (await ask('read')).body as Encoder;

const publish = async (key: string) => {
  const encoder = await AnEncoder.connect((await app.work.media.encoderPort()) ?? 0);
  encoders.push(encoder);
  return { encoder, told: await encoder.publish(key) };
};
const send = (encoder: AnEncoder, seconds: number, from = 0) => {
  for (const tag of wholeStream(seconds, { from })) encoder.send(tag);
};
/** It goes on sending, a little faster than time passes, until something comes of it. */
const sendUntil = (encoder: AnEncoder, isSo: () => boolean | Promise<boolean>) => {
  let from = 4_000;
  const step = async () => {
    if (await isSo()) return true;
    send(encoder, 2, (from += 2_000));
    return false;
  };
  return vi.waitUntil(step, { timeout: 20_000, interval: 200 });
};
const stageNow = async () => {
  const { body } = await app.call('GET /api/events/:eventId/stages', {
    token: admin.token,
    params: { eventId: event.id },
  });
  return (body as Stage[]).find(({ id }) => id === stageId);
};
const stateNow = async () => (await stageNow())?.run?.state ?? null;
const end = async () =>
  app.call('POST /api/events/:eventId/runs/:runId/end', {
    token: admin.token,
    params: { eventId: event.id, runId: (await stageNow())?.run?.id },
  });
const begin = () =>
  app.call('POST /api/events/:eventId/stages/:stageId/runs', {
    token: admin.token,
    params: { eventId: event.id, stageId },
    body: { sessionId: null, isRecorded: true },
  });
const until = (state: string | null) =>
  vi.waitUntil(async () => (await stateNow()) === state, { timeout: 10_000 });

describe('a stream key', () => {
  test('is told once, with where to send to; nobody else may make, read or remove it', async () => {
    expect((await encoderNow()).madeAt).toBe(null);
    const { status, body } = await ask('make');
    const { key, encoder } = body as EncoderKey;
    expect([status, key]).toEqual([201, expect.stringMatching(/^[\w-]{32}$/)]);
    const port = await app.work.media.encoderPort();
    expect(encoder).toMatchObject({ address: `rtmp://127.0.0.1:${port}/live`, stageId });
    expect((await ask('read')).text).not.toContain(key);
    expect(heard).not.toContain(key);
    const guest = await aColleague(app, admin);
    const stranger = await anAdmin(app);
    for (const what of ['read', 'make', 'remove'] as const) {
      expect((await ask(what, guest)).status).toBe(403);
      expect((await ask(what, stranger)).status).toBe(404);
      expect((await app.call(keys[what], { params: { eventId: event.id, stageId } })).status).toBe(
        401,
      );
    }
    expect((await publish(key)).told).toBe('NetStream.Publish.Start');
  });

  test('wrong, old, removed, or of a stage that shows something else opens nothing', async () => {
    const old = await makeKey();
    const key = await makeKey();
    expect((await publish(old)).told).toBe('NetStream.Publish.BadName');
    expect((await publish('')).told).toBe('NetStream.Publish.BadName');
    expect((await publish(`${key} `)).told).toBe('NetStream.Publish.BadName');
    await app.call('PATCH /api/events/:eventId/stages/:stageId', {
      token: admin.token,
      params: { eventId: event.id, stageId },
      body: { version: 1, source: 'studio' },
    });
    expect((await publish(key)).told).toBe('NetStream.Publish.BadName');
    expect((await ask('remove')).body).toMatchObject({ madeAt: null, address: null });
    expect(await stateNow()).toBe(null);
  });

  test('made anew sends whoever used the one before away', async () => {
    const { encoder } = await publish(await makeKey());
    send(encoder, 3);
    await until('live');
    await makeKey();
    await sendUntil(encoder, () => encoder.isClosed);
    expect((await encoderNow()).complaint).toBe(null);
  });
});

describe('an encoder', () => {
  test('makes its stage live, is interrupted and heard of, goes on, ends and is seen again', async () => {
    const key = await makeKey();
    const { encoder } = await publish(key);
    expect(await stateNow()).toBe(null);
    send(encoder, 3);
    await until('live');
    const { body } = await app.call('GET /api/events/:eventId/stages/:stageId/watching', {
      token: admin.token,
      params: { eventId: event.id, stageId },
    });
    const { address } = body as { address: string };
    const list = () => app.http.inject({ method: 'GET', url: address });
    // Three a second; what was sent and did not arrive yet goes with the line.
    const whenShown = (part: number) =>
      vi.waitUntil(async () => (await list()).body.includes(`pieces/${part}/${part}"`), {
        timeout: 10_000,
      });
    await whenShown(7);
    const { statusCode, body: shown } = await list();
    expect([statusCode, shown]).toEqual([200, expect.stringContaining('pieces/0/5')]);

    encoder.breakOff();
    app.clock.ahead = 9;
    await followRuns(app.work);
    expect(await stateNow()).toBe('interrupted');
    const again = await publish(key);
    send(again.encoder, 3);
    await until('live');
    await whenShown(15);
    again.encoder.stop();
    await end();
    const { body: past } = await app.call('GET /api/events/:eventId/recordings', {
      token: admin.token,
      params: { eventId: event.id },
    });
    const [recording] = past as StageRecording[];
    expect(recording).toMatchObject({ films: 1, endedBy: 'by_person', isShown: false });
    expect(recording?.seconds).toBeGreaterThan(5);
  });

  test('that an organiser ended does not begin again by itself, and goes on when they say so', async () => {
    const key = await makeKey();
    const first = await publish(key);
    send(first.encoder, 3);
    await until('live');
    await end();
    first.encoder.breakOff();
    const { encoder, told } = await publish(key);
    expect(told).toBe('NetStream.Publish.Start');
    expect([await stateNow(), (await encoderNow()).isConnected]).toEqual([null, true]);
    expect((await begin()).status).toBe(201);
    await sendUntil(encoder, async () => (await stateNow()) === 'live');
    await end();
    app.clock.ahead = 301;
    const last = await publish(key);
    send(last.encoder, 3);
    await until('live');
  });

  test('whose picture cannot be shown begins nothing', async () => {
    const { encoder } = await publish(await makeKey());
    encoder.send({ type: 9, time: 0, body: Buffer.of(0x90, 104, 118, 99, 49, 1) });
    await encoder.closed();
    expect(await stateNow()).toBe(null);
  });

  test('says what arrives, and why nothing of it can be shown', async () => {
    const { encoder } = await publish(await makeKey());
    await sendUntil(encoder, async () => (await encoderNow()).figures !== null);
    expect((await encoderNow()).figures).toMatchObject({ width: 1_280, height: 720, rate: 30 });
    encoder.send({ type: 9, time: 0, body: Buffer.of(0x90, 104, 118, 99, 49, 1) });
    await encoder.closed();
    await vi.waitUntil(async () => !(await encoderNow()).isConnected);
    expect(await encoderNow()).toMatchObject({ complaint: 'video_codec', figures: null });
  });
});
