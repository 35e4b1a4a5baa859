import type { Outbound } from '../../../platform/outbound/outbound.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aMail } from '../../../testing/email/email.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tinyPicture } from '../../../testing/tiny-picture.ts';

const names: Readonly<Record<string, string[]>> = {
  'pictures.example.org': ['93.184.216.34'],
  'inside.example.org': ['10.0.0.7'],
  'both.example.org': ['93.184.216.34', '127.0.0.1'],
};
const found = (body: Buffer) => ({ status: 200, location: null, body });
const sentOn = (location: string) => ({ status: 302, location, body: Buffer.alloc(0) });
const at = (path: string) => `https://pictures.example.org${path}`;
const answers: Readonly<Record<string, Awaited<ReturnType<Outbound['get']>>>> = {
  [at('/logo.png')]: found(tinyPicture.bytes),
  [at('/moved')]: sentOn('/logo.png'),
  [at('/plain')]: sentOn('http://pictures.example.org/logo.png'),
  [at('/inwards')]: sentOn('https://inside.example.org/logo.png'),
  [at('/to-a-number')]: sentOn('https://169.254.169.254/latest'),
  [at('/to-a-file')]: sentOn('file:///etc/passwd'),
  [at('/circle')]: sentOn('/circle'),
  [at('/gone')]: { status: 404, location: null, body: Buffer.from('gone') },
  [at('/page')]: found(Buffer.from('<html>')),
  [at('/drawing.svg')]: found(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  [at('/half.png')]: found(tinyPicture.bytes.subarray(0, 40)),
};

let app: TestApp;
let ada: Actor;
let noah: Actor;
const fetched: string[] = [];
beforeAll(async () => {
  app = await openTestApp({
    limits: { fetch: { points: 40, seconds: 600 } },
    outbound: {
      resolve: (host) => Promise.resolve(names[host] ?? []),
      post: () => Promise.reject(new Error('Nothing is sent.')),
      get: (url, address, { mostBytes }) => {
        fetched.push(`${url.href} at ${address}`);
        expect(mostBytes).toBe(5_000_000);
        const answer = answers[url.href];
        return answer ? Promise.resolve(answer) : Promise.reject(new Error('Too long.'));
      },
    },
  });
});
beforeEach(async () => {
  fetched.length = 0;
  ada = await anAdmin(app);
  noah = await aColleague(app, ada);
});
afterAll(() => app.close());

const aMailWith = async (...pictures: string[]) =>
  (await aMail(app, { from: ada, to: [noah], pictures })).copyOf(noah);
const ask = (by: Actor | null, emailId: number, number: number) =>
  app.call('GET /api/email/messages/:emailId/pictures/:number', {
    token: by?.token ?? null,
    params: { emailId, number },
  });

describe('a picture from elsewhere', () => {
  test('is for whoever has the mail', async () => {
    const id = await aMailWith(at('/logo.png'));
    expect((await ask(null, id, 0)).status).toBe(401);
    expect((await ask(ada, id, 0)).status).toBe(404);
    expect((await ask(noah, id, 1)).status).toBe(404);
    expect((await ask(noah, id, 201)).status).toBe(422);
    expect(fetched).toEqual([]);
  });

  test('is fetched by the server and drawn anew', async () => {
    const id = await aMailWith(at('/gone'), 'http://pictures.example.org/logo.png');
    const { token } = noah;
    const answer = await app.http.inject({
      url: `/api/email/messages/${id}/pictures/1`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control'] ?? '').not.toContain('public');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp' });
    expect(fetched).toEqual([`${at('/logo.png')} at 93.184.216.34`]);
  });

  test('may have moved, to another public place', async () => {
    for (const path of ['/moved', '/plain'])
      expect((await ask(noah, await aMailWith(at(path)), 0)).status).toBe(200);
    expect(fetched.filter((one) => one.startsWith('http:'))).toEqual([]);
  });

  test.each([
    'https://inside.example.org/logo.png',
    'https://both.example.org/logo.png',
    'https://nobody.example.org/logo.png',
    'https://127.0.0.1/logo.png',
    'https://pictures.example.org:8443/logo.png',
    'https://me:word@pictures.example.org/logo.png',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'no address',
  ])('at %s is not asked for', async (address) => {
    const answer = await ask(noah, await aMailWith(address), 0);
    expect(answer).toMatchObject({ status: 404, body: { code: 'email.picture_unreachable' } });
    expect(fetched).toEqual([]);
  });

  test.each([
    '/inwards',
    '/to-a-number',
    '/to-a-file',
    '/gone',
    '/page',
    '/drawing.svg',
    '/half.png',
    '/too-long',
  ])('that is %s is not shown', async (path) => {
    const answer = await ask(noah, await aMailWith(at(path)), 0);
    expect(answer).toMatchObject({ status: 404, body: { code: 'email.picture_unreachable' } });
    expect(fetched).toEqual([`${at(path)} at 93.184.216.34`]);
  });

  test('that only leads on is given up', async () => {
    expect((await ask(noah, await aMailWith(at('/circle')), 0)).status).toBe(404);
    expect(fetched).toHaveLength(4);
  });

  test('is fetched so often and no more', async () => {
    const id = await aMailWith(at('/gone'));
    for (let count = 0; count < 40; count++) await ask(noah, id, 0);
    expect((await ask(noah, id, 0)).status).toBe(429);
    expect((await ask(ada, await aMailWith(at('/gone')), 0)).status).toBe(404);
  });
});
