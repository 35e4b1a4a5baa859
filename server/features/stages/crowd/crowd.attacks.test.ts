import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Watching } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import {
  aRun,
  type Begun,
  piecesOf,
  sendPiece,
  sendPieces,
} from '../../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let eventId: number;
let run: Begun;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  ({ id: eventId } = await aPublishedEvent(app, admin));
  run = await aRun(app, admin, eventId);
});
afterAll(() => app.close());

const placeOf = async (by: Actor, event: number, stageId: number) => {
  const { body } = await app.call('GET /api/events/:eventId/stages/:stageId/watching', {
    token: by.token,
    params: { eventId: event, stageId },
  });
  return (body as Watching).address.replace(/\/[^/]+$/, '');
};
const statusOf = async (url: string) => (await app.http.inject({ method: 'GET', url })).statusCode;

/** What the process that carries pictures has in memory, in bytes; by the process table. */
function mediaBytes(): number {
  const ours = readdirSync('/proc').filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return (
        parent === process.pid &&
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('media/main.ts')
      );
    } catch {
      return false;
    }
  });
  const kilobytes = ours.map((pid) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  );
  return Math.max(...kilobytes) * 1_024;
}

test('noise by the megabyte is refused, takes no memory that stays, and the picture goes on', async () => {
  await sendPieces(app, run.address, 7);
  const noise = randomBytes(1_900_000);
  const some = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      expect((await sendPiece(app, run.address, 7, noise)).statusCode).toBe(422);
    }
  };
  await some(15);
  const before = mediaBytes();
  await some(45);
  // 85 MB more went through it.
  expect(mediaBytes() - before).toBeLessThan(60_000_000);
  expect(await sendPieces(app, run.address, 1, 7)).toEqual([200]);
});

test.each([
  ['eight gigabytes that are announced', 'content-length: 8000000000'],
  ['noise without an end', 'transfer-encoding: chunked'],
])('%s are refused before they are there', async (_what, length) => {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  socket.on('error', () => undefined);
  const type = 'content-type: application/octet-stream';
  socket.write(`POST ${run.address}/0 HTTP/1.1\r\nhost: here\r\n${type}\r\n${length}\r\n\r\n`);
  const piece = randomBytes(65_536);
  const part = length.startsWith('transfer')
    ? Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
    : piece;
  const most = 64_000_000;
  while (!socket.destroyed && !heard.includes('\r\n\r\n') && socket.bytesWritten < most) {
    if (!socket.write(part)) {
      await Promise.race([
        once(socket, 'drain'),
        once(socket, 'close'),
        once(socket, 'data'),
      ]).catch(() => undefined);
    }
  }
  expect(socket.bytesWritten).toBeLessThan(most);
  if (heard !== '') expect(heard).toContain(' 413 ');
  socket.destroy();
  expect(await sendPieces(app, run.address, 1)).toEqual([200]);
});

test('what is packed to be unpacked is not', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const packed = await app.http.inject({
    method: 'POST',
    url: `${run.address}/0`,
    headers: { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' },
    payload: bomb,
  });
  expect([415, 422]).toContain(packed.statusCode);
  expect(await sendPieces(app, run.address, 1)).toEqual([200]);
});

test('fifty studios send at once, and each stage has its own picture', async () => {
  const events = await Promise.all(
    Array.from({ length: 5 }, async () => (await aPublishedEvent(app, admin)).id),
  );
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, place) => aRun(app, admin, events[place % 5] ?? 0)),
  );
  const sent = await Promise.all(all.map((one) => sendPieces(app, one.address, 8)));
  expect(new Set(sent.flat())).toEqual(new Set([200]));
  for (const [place, { stage }] of all.entries()) {
    const where = await placeOf(admin, events[place % 5] ?? 0, stage.id);
    expect(await statusOf(`${where}/pieces/0/7`)).toBe(200);
  }
}, 120_000);

test('guessed names open nothing, whoever guesses', async () => {
  await sendPieces(app, run.address, 8);
  const place = await placeOf(admin, eventId, run.stage.id);
  expect(await statusOf(`${place}/pieces/0/5`)).toBe(200);
  const guesses = [
    'pieces/0/99',
    'pieces/5/0',
    'pieces/99/99',
    'pieces/0',
    'films/1',
    'films/0/whole',
    'recording.m3u8',
    'ledger',
    '0.mp4',
    'films/..%2fledger',
    'pieces/0/..%2f..%2fledger',
    '..%2f..%2f1-1%2f0.mp4',
    'sound/ledger',
  ];
  for (const guess of guesses) {
    expect([guess, await statusOf(`${place}/${guess}`)]).toEqual([
      guess,
      expect.toSatisfy((status: number) => status >= 400 && status < 500),
    ]);
  }
});

test('another organisation’s stage is not there, nor its picture under one’s own pass', async () => {
  await sendPieces(app, run.address, 8);
  const stranger = await anAdmin(app);
  const { id: elsewhere } = await aPublishedEvent(app, stranger);
  const theirs = await aRun(app, stranger, elsewhere);
  await sendPieces(app, theirs.address, 8);
  const watching = await app.call('GET /api/events/:eventId/stages/:stageId/watching', {
    token: stranger.token,
    params: { eventId, stageId: run.stage.id },
  });
  expect(watching.status).toBe(404);
  const own = await placeOf(stranger, elsewhere, theirs.stage.id);
  const { organisationId } = admin.person;
  const bent = own.replace(
    `.${stranger.person.organisationId}-${theirs.runId}.`,
    `.${organisationId}-${run.runId}.`,
  );
  expect(bent).not.toBe(own);
  expect(await statusOf(`${bent}/live.m3u8`)).toBe(404);
  expect(
    (
      await sendPiece(
        app,
        theirs.address.replace(`-${theirs.runId}.`, `-${run.runId}.`),
        8,
        piecesOf(1, 8)[0] ?? Buffer.alloc(0),
      )
    ).statusCode,
  ).toBe(404);
});
