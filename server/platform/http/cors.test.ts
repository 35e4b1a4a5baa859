import type { EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const origin = 'https://app.example.org';
const asksFirst = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type,idempotency-key',
};
const others = [
  'https://evil.example',
  'https://app.example.org.evil.example',
  'https://evil.app.example.org',
  'https://example.org',
  'https://app.example.org/',
  'https://app.example.org:443',
  'https://app.example.org:8443',
  'https://APP.example.org',
  'http://app.example.org',
  'null',
  '*',
  '',
  `${origin}, ${origin}`,
];

let app: TestApp;
let closed: TestApp;
let admin: Actor;
let event: EventSetup;

beforeAll(async () => {
  app = await openTestApp({ env: { CORS_ORIGINS: `${origin}, http://localhost:5173` } });
  closed = await openTestApp({ beside: app });
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(async () => {
  await closed.close();
  await app.close();
});

const spoken = (headers: Headers | Record<string, unknown>) =>
  Object.entries(headers instanceof Headers ? Object.fromEntries(headers) : headers).filter(
    ([name]) => name.startsWith('access-control-'),
  );
const preflight = (from: string, url = '/apps/todo/add-tasks', at = app) =>
  at.http.inject({ method: 'OPTIONS', url, headers: { origin: from, ...asksFirst } });
const read = (headers: Record<string, string>, at = app) =>
  at.call('GET /apps/todo/tasks', { token: admin.token, headers });

describe('a page of an origin that is named', () => {
  test('hears beforehand what it may send, without a token', async () => {
    const answer = await preflight(origin);
    expect([answer.statusCode, answer.payload]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, accept-language',
      vary: 'origin',
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('reads answers, refusals and what is missing', async () => {
    const answers = [
      await read({ origin }),
      await app.call('GET /apps/todo/tasks', { headers: { origin } }),
      await app.call('GET /apps/calendar/events/0', { headers: { origin } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'origin' });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test('signs in, and its own name is what it reads', async () => {
    const headers = { origin: 'http://localhost:5173' };
    const body = { email: 'nobody@example.org', password: 'wrong' };
    const answer = await app.call('POST /jwt/login', { body, headers });
    expect(answer.headers['access-control-allow-origin']).toBe(headers.origin);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

test.each(others)('%j is told nothing', async (from) => {
  for (const answer of [await preflight(from), await read({ origin: from })]) {
    expect(spoken(answer.headers)).toEqual([]);
    expect(answer.headers['vary']).toBe('origin');
  }
  expect((await preflight(from)).statusCode).toBe(404);
});

test('nobody is told anything where no origin is named', async () => {
  for (const answer of [
    await preflight(origin, '/jwt/login', closed),
    await read({ origin }, closed),
  ]) {
    expect(spoken(answer.headers)).toEqual([]);
    expect(answer.headers['vary']).toBeUndefined();
  }
});

test('asking beforehand for nothing is no question', async () => {
  const headers = { origin };
  const answer = await app.http.inject({ method: 'OPTIONS', url: '/jwt/login', headers });
  expect(answer.statusCode).toBe(404);
});

test('what is kept is answered to each origin by its name, and to the next by theirs', async () => {
  const url = `${await app.listen()}/api/e/${event.slug}`;
  const asked = async (headers: Record<string, string>) => {
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('access-control-allow-origin')];
  };
  for (let round = 0; round < 2; round++) {
    expect(await asked({})).toEqual([200, null]);
    expect(await asked({ origin })).toEqual([200, origin]);
    expect(await asked({ origin: 'https://evil.example' })).toEqual([200, null]);
  }
  const varies = (await fetch(url)).headers.get('vary');
  expect(varies).toBe('accept-encoding, origin');
});
