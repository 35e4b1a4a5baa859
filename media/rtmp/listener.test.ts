import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Server as Listener } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Store } from '../store.ts';
import { AnEncoder } from '../testing/an-encoder.ts';
import { picture, videoFormat, wholeStream } from '../testing/tags.ts';
import type { Server } from './asking.ts';
import { chunksOf } from './chunks.ts';
import { listenForEncoders } from './listener.ts';

const secret = randomBytes(32);
const passOf = (sending: number, run = '1-1') => {
  const text = `send.${run}.${sending}.${Date.now() + 60_000}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

let folder: string;
let listener: Listener;
let store: Store;
let port: number;
const opened: AnEncoder[] = [];
let server: { [K in keyof Server]: ReturnType<typeof vi.fn<Server[K]>> };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenum-rtmp-'));
  store = new Store(folder);
  let sending = 0;
  server = {
    letIn: vi.fn<Server['letIn']>(async () => true),
    start: vi.fn<Server['start']>(async () => ({ pass: passOf((sending += 1)) })),
    report: vi.fn<Server['report']>(async () => ({ pass: null })),
    heard: vi.fn<Server['heard']>(async () => true),
    full: vi.fn<Server['full']>(async () => undefined),
    gone: vi.fn<Server['gone']>(async () => undefined),
  };
  listener = listenForEncoders({ store, server, secret });
  listener.listen({ port: 0, host: '127.0.0.1' });
  await once(listener, 'listening');
  port = (listener.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const encoder of opened.splice(0)) encoder.breakOff();
  listener.close();
  for (const run of ['1-1', '1-2']) await (await store.run(run)).rest();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const connect = async () => {
  const encoder = await AnEncoder.connect(port);
  opened.push(encoder);
  return encoder;
};
const sendAll = (encoder: AnEncoder, seconds: number) => {
  for (const tag of wholeStream(seconds)) encoder.send(tag);
};
const piecesIn = async (run = '1-1') => (await store.run(run)).parts.length;

test('what an encoder sends with its key becomes parts of the run, and its leaving is told', async () => {
  const encoder = await connect();
  expect(await encoder.publish('a key')).toBe('NetStream.Publish.Start');
  sendAll(encoder, 5);
  await vi.waitUntil(async () => (await piecesIn()) === 14);
  expect(server.letIn).toHaveBeenCalledWith({
    key: expect.not.stringContaining('a key') as string,
    line: expect.any(String) as string,
    network: '127.0.0.1',
  });
  expect(server.heard).toHaveBeenLastCalledWith(expect.any(String), expect.closeTo(4.67, 1));
  const { films } = (await store.run('1-1')).totals;
  expect(films).toBe(1);
  encoder.stop();
  await vi.waitUntil(() => server.gone.mock.calls.length === 1);
});

test('said in single bytes it is the same', async () => {
  const encoder = await connect();
  expect(await encoder.publish('a key')).toBe('NetStream.Publish.Start');
  for (const tag of wholeStream(1)) {
    const line = chunksOf({ ...tag, chunks: 6, stream: 1 });
    for (const byte of line) encoder.write(Buffer.of(byte));
  }
  await vi.waitUntil(async () => (await piecesIn()) === 2);
});

test('an unknown key is refused before anything of a picture is read', async () => {
  server.letIn.mockResolvedValue(false);
  const encoder = await connect();
  expect(await encoder.publish('a guess')).toBe('NetStream.Publish.BadName');
  await encoder.closed();
  const impatient = await connect();
  impatient.send(picture(0, true));
  await impatient.closed();
  expect(server.heard).not.toHaveBeenCalled();
});

test('nothing is played, and no other address is served', async () => {
  const viewer = await connect();
  viewer.say('connect', 1, { app: 'live' });
  await viewer.hear();
  viewer.say('play', 2, null, 'a key');
  expect(JSON.stringify(await viewer.hear())).toContain('NetStream.Play.Failed');
  await viewer.closed();
  const stray = await connect();
  expect(await stray.publish('a key', 'vod')).toContain('_error');
  await stray.closed();
  expect(server.letIn).not.toHaveBeenCalled();
});

test('another one with the same key takes over; the first stands by and asks for nothing', async () => {
  const first = await connect();
  await first.publish('a key');
  sendAll(first, 1);
  await vi.waitUntil(async () => (await piecesIn()) === 2);
  const second = await connect();
  await second.publish('a key');
  sendAll(second, 2);
  await vi.waitUntil(async () => (await piecesIn()) === 7);
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 100));
  for (const tag of wholeStream(3, { from: 1_000 })) first.send(tag);
  const said = { complaint: 'taken_over', wantsPass: false };
  const isSaid = () => server.report.mock.calls.some(([one]) => one.complaint === said.complaint);
  await vi.waitUntil(isSaid);
  vi.restoreAllMocks();
  expect(server.report).toHaveBeenCalledWith(expect.objectContaining(said));
  expect([first.isClosed, await piecesIn()]).toEqual([false, 7]);
});

test('what is over is left, and the next run is sent to from its next keyframe', async () => {
  const encoder = await connect();
  await encoder.publish('a key');
  sendAll(encoder, 1);
  await vi.waitUntil(async () => (await piecesIn()) === 2);
  server.heard.mockResolvedValueOnce(false);
  server.report.mockResolvedValue({ pass: passOf(1, '1-2') });
  for (const tag of wholeStream(2, { from: 1_000 })) encoder.send(tag);
  await vi.waitUntil(async () => (await piecesIn()) === 3);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000);
  for (const tag of wholeStream(2, { from: 3_000 })) encoder.send(tag);
  for (const tag of wholeStream(2, { from: 5_000 })) encoder.send(tag);
  await vi.waitUntil(async () => (await piecesIn('1-2')) > 4);
  vi.restoreAllMocks();
  expect((await store.run('1-2')).parts[0]).toMatchObject({ isKey: true, piece: 0 });
});

test('a key that is known no more ends it, and another codec says why', async () => {
  const encoder = await connect();
  await encoder.publish('a key');
  server.report.mockResolvedValue(null);
  encoder.send(videoFormat());
  await encoder.closed();
  server.report.mockResolvedValue({ pass: null });
  const modern = await connect();
  await modern.publish('a key');
  modern.send({ type: 9, time: 0, body: Buffer.of(0x90, 104, 118, 99, 49, 1) });
  await modern.closed();
  expect(server.report).toHaveBeenLastCalledWith(
    expect.objectContaining({ complaint: 'video_codec', wantsPass: false }),
  );
  expect(server.start).not.toHaveBeenCalled();
});

test('noise, and lines that say nothing, end; whoever sends is not disturbed', async () => {
  const encoder = await connect();
  await encoder.publish('a key');
  const noisy = await Promise.all(Array.from({ length: 20 }, () => connect()));
  for (const one of noisy) {
    one.write(Buffer.alloc(64, 0xff));
    one.write(randomBytes(50_000));
  }
  // 64 may wait: of more the first ones go.
  const silent = await Promise.all(Array.from({ length: 80 }, () => connect()));
  await Promise.all([...noisy, ...silent.slice(0, 16)].map((one) => one.closed()));
  sendAll(encoder, 1);
  await vi.waitUntil(async () => (await piecesIn()) === 2);
});

test('fifty send at once, each to a run of its own; one more is let go, and disturbs none', async () => {
  let begun = 0;
  server.start.mockImplementation(async () => ({ pass: passOf(1, `1-${100 + (begun += 1)}`) }));
  const fifty = await Promise.all(Array.from({ length: 50 }, () => connect()));
  const told = await Promise.all(fifty.map((one, place) => one.publish(`key ${place}`)));
  expect(new Set(told)).toEqual(new Set(['NetStream.Publish.Start']));
  for (const one of fifty) sendAll(one, 3);
  const runs = Array.from({ length: 50 }, (_, place) => `1-${101 + place}`);
  const parts = async () => Promise.all(runs.map((run) => piecesIn(run)));
  await vi.waitUntil(async () => (await parts()).every((count) => count > 6), 20_000);
  const more = await connect();
  // It may hear nothing any more.
  more.publish('one more').catch(() => undefined);
  await more.closed();
  expect(fifty.filter((one) => one.isClosed)).toEqual([]);
  for (const run of runs) await (await store.run(run)).rest();
}, 60_000);
