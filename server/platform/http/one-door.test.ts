import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RouteKey } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, aColleague, anAdmin } from '../../testing/builders.ts';
import { aHall, type TestHall } from '../../testing/hall.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const origin = 'https://app.example.org';
let app: TestApp;
let address: string;
let admin: Actor;
let hall: TestHall;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  app = await openTestApp({
    env: { CORS_ORIGINS: origin },
    hearLog: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  address = await app.listen();
  admin = await anAdmin(app);
  hall = await aHall(app, admin);
});
afterAll(() => app.close());

/** As it travels: nothing is unpacked on the way. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', by = admin) =>
  new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const options = { method, headers: { authorization: `Bearer ${by.token}`, ...headers } };
      request(address + path, options, (answer) => {
        const { statusCode: status = 0 } = answer;
        buffer(answer).then((bytes) => resolve({ status, headers: answer.headers, bytes }), reject);
      })
        .on('error', reject)
        .end();
    },
  );

interface Kind {
  key: RouteKey;
  path(): string;
}
const list: Kind = { key: 'GET /apps/todo/tasks', path: () => '/apps/todo/tasks' };
const ofAll: Kind = { key: 'GET /api/e/:slug', path: () => `/api/e/${hall.event.slug}` };
const ofMembers: Kind = {
  key: 'GET /api/events/:eventId/hall',
  path: () => `/api/events/${hall.event.id}/hall`,
};
const kept: [string, Kind][] = [
  ['kept for everyone', ofAll],
  ['kept for who takes part', ofMembers],
];

describe.each([['not kept', list] as [string, Kind], ...kept])('what is %s', (_name, kind) => {
  beforeEach(() => ask(kind.path()));

  test('has the headers of every answer, and says who may read it', async () => {
    const { status, headers } = await ask(kind.path(), { origin });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'access-control-allow-origin': origin,
      vary: expect.stringMatching(/\borigin$/) as string,
    });
    const others = await ask(kind.path(), { origin: 'https://evil.example' });
    expect(others.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('has a line in the log and an id, each time', async () => {
    const own = () => lines.filter(({ msg, route }) => msg && `GET ${String(route)}` === kind.key);
    const before = own().length;
    await ask(kind.path());
    await ask(kind.path());
    await vi.waitUntil(() => own().length === before + 2);
    const [first, second] = own().slice(before);
    expect(first).toMatchObject({ msg: 'request answered', method: 'GET', status: 200 });
    expect(first?.['ms']).toEqual(expect.any(Number));
    expect(first?.['requestId']).toMatch(/^[\da-f-]+-\w+$/);
    expect(second?.['requestId']).not.toBe(first?.['requestId']);
    expect(first?.['personId']).toBe(kind === ofAll ? undefined : admin.person.id);
  });

  test('answers HEAD with the same head and no body', async () => {
    const { date: _date, ...usual } = (await ask(kind.path())).headers;
    const head = await ask(kind.path(), {}, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject(usual);
  });
});

describe.each(kept)('what is %s', (_name, kind) => {
  test('is not made again, is as small as the reader takes it, and is not sent twice', async () => {
    const plain = await ask(kind.path());
    const making = vi.spyOn(app.work.kept, 'answer');
    const zipped = await ask(kind.path(), { 'accept-encoding': 'gzip' });
    const smallest = await ask(kind.path(), { 'accept-encoding': 'gzip, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(smallest.headers['content-encoding']).toBe('br');
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
    expect(brotliDecompressSync(smallest.bytes)).toEqual(plain.bytes);
    const { etag } = plain.headers;
    const again = await ask(kind.path(), { 'if-none-match': String(etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    expect(making).not.toHaveBeenCalled();
  });
});

test('a session that has ended reads neither the list nor what is kept for members', async () => {
  const guest = await hall.guest();
  const statuses = () =>
    Promise.all(
      [list, ofMembers].map(async ({ path }) => (await ask(path(), {}, 'GET', guest)).status),
    );
  expect(await statuses()).toEqual([200, 200]);
  expect(await statuses()).toEqual([200, 200]);
  await app.call('POST /jwt/logout', { token: guest.token });
  expect(await statuses()).toEqual([401, 401]);
});

test('who takes no part is not let in by what others were let in to', async () => {
  await ask(ofMembers.path());
  const outsider = await aColleague(app, admin);
  expect((await ask(ofMembers.path(), {}, 'GET', outsider)).status).toBe(404);
});
