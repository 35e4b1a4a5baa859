import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aTask } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Log } from '../log/log.ts';
import { openRedis } from './redis.ts';
import { hasRedis, openTestRedis, type TestRedis } from '../../testing/test-redis.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

let redis: TestRedis;
let here: TestApp;
let there: TestApp;
let stranger: TestApp;
let addressThere: string;
let admin: Actor;

const limits = { 'sign-up': { points: 2, seconds: 60 }, 'sign-in': { points: 3, seconds: 60 } };
const works = async (app: TestApp, token: string) =>
  (await app.call('GET /apps/todo/tasks', { token })).status;
const stateOf = async (app: TestApp) =>
  (await app.http.inject({ url: '/readyz' })).json<{ nodes: string }>().nodes;
const soon = { timeout: 1_000, interval: 10 };
const later = { timeout: 10_000, interval: 50 };

describe.skipIf(!hasRedis)('two nodes that share a Redis', () => {
  beforeAll(async () => {
    redis = await openTestRedis();
    const env = { REDIS_URL: redis.url };
    here = await openTestApp({ env, limits });
    there = await openTestApp({ env, limits, beside: here });
    stranger = await openTestApp({ env, limits });
    addressThere = await there.listen();
    admin = await anAdmin(here);
  });
  afterAll(async () => {
    for (const app of [stranger, there, here]) await app.close();
    await redis.kill();
  });

  test('know it, and say so', async () => {
    await expect.poll(() => stateOf(here), later).toBe('joined');
    await expect.poll(() => stateOf(there), later).toBe('joined');
  });

  test('end a session everywhere: at its next request, and its sockets within a second', async () => {
    const leaver = await aColleague(here, admin);
    expect(await works(there, leaver.token)).toBe(200);
    const socket = await openTestSocket(addressThere, leaver.token);
    const start = performance.now();
    await here.call('POST /jwt/logout', { token: leaver.token });
    await socket.hears('accounts.session_ended');
    expect(await socket.closed).toBe('io server disconnect');
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(await works(there, leaver.token)).toBe(401);
  });

  test('see a change of role everywhere', async () => {
    const demoted = await aColleague(here, admin, 'admin');
    const statusThere = async () =>
      (await there.call('GET /api/people', { token: demoted.token })).status;
    expect(await statusThere()).toBe(200);
    await here.call('PATCH /api/people/:personId', {
      token: admin.token,
      params: { personId: demoted.person.id },
      body: { role: 'client' },
    });
    await expect.poll(statusThere, soon).toBe(403);
  });

  test('tell each other’s people, once each, and nobody of another installation', async () => {
    const addressHere = await here.listen();
    const sockets = [
      await openTestSocket(addressHere, admin.token),
      await openTestSocket(addressThere, admin.token),
    ];
    const elsewhere = await anAdmin(stranger);
    const deaf = await openTestSocket(await stranger.listen(), elsewhere.token);
    const first = await aTask(here, admin);
    const second = await aTask(there, admin);
    for (const { hears, heard } of sockets) {
      for (const { id } of [first, second]) {
        await hears('todo.task_changed', ({ task }) => task.id === id);
        const same = heard.filter(
          ({ payload }) => (payload as { task: { id: number } }).task.id === id,
        );
        expect(same).toHaveLength(1);
      }
    }
    await aTask(stranger, elsewhere);
    await deaf.hears('todo.task_changed');
    expect(deaf.heard).toHaveLength(1);
    for (const { socket } of [...sockets, deaf]) socket.disconnect();
  });

  test('count limits together, and another installation counts its own', async () => {
    const failAt = async (app: TestApp) =>
      (await app.call('POST /jwt/login', { body: { email: 'a@example.org', password: 'x' } }))
        .status;
    expect([await failAt(here), await failAt(there), await failAt(here)]).toEqual([400, 400, 400]);
    expect([await failAt(there), await failAt(here)]).toEqual([429, 429]);
    expect(await failAt(stranger)).toBe(400);
  });

  const withoutRedis = async () => {
    const start = performance.now();
    const task = await here.call('POST /apps/todo/add-tasks', {
      token: admin.token,
      body: { task: { title: 'Without Redis' } },
    });
    return { status: task.status, took: performance.now() - start };
  };

  test('go on alone while Redis is gone, count for themselves, and catch up when it is back', async () => {
    const leaver = await aColleague(here, admin);
    const socket = await openTestSocket(addressThere, leaver.token);
    await redis.kill();
    await expect.poll(() => stateOf(here), later).toBe('apart');
    expect((await withoutRedis()).status).toBe(201);
    const register = (name: string) =>
      here.call('POST /jwt/register', {
        body: { username: name, email: `${name}@example.org`, password: 'correct horse' },
      });
    const statuses: number[] = [];
    for (const name of ['one', 'two', 'three']) statuses.push((await register(name)).status);
    expect(statuses).toEqual([200, 200, 429]);
    await here.call('POST /jwt/logout', { token: leaver.token });
    await redis.start();
    await socket.closed;
    await expect.poll(() => stateOf(there), later).toBe('joined');
    await expect(openTestSocket(addressThere, leaver.token)).rejects.toThrow('unauthenticated');
  });

  test('do not wait long for a Redis that hangs', async () => {
    await expect.poll(() => stateOf(here), later).toBe('joined');
    redis.freeze();
    const { status, took } = await withoutRedis();
    expect(status).toBe(201);
    expect(took).toBeLessThan(4_000);
    await expect.poll(() => stateOf(here), later).toBe('apart');
    expect((await withoutRedis()).took).toBeLessThan(1_000);
    redis.thaw();
    await expect.poll(() => stateOf(here), later).toBe('joined');
    await expect.poll(() => stateOf(there), later).toBe('joined');
    const leaver = await aColleague(here, admin);
    expect(await works(there, leaver.token)).toBe(200);
    await here.call('POST /jwt/logout', { token: leaver.token });
    await expect.poll(() => works(there, leaver.token), soon).toBe(401);
  });
});

test('a lone node needs no Redis', async () => {
  const alone = await openTestApp();
  expect(await stateOf(alone)).toBe('alone');
  await alone.close();
});

test.skipIf(!hasRedis)('an absence is logged once, however often Redis is tried', async () => {
  const said: string[] = [];
  const log = {
    warn: (_facts: unknown, text: string) => void said.push(text),
    info: (text: string) => void said.push(text),
  } as unknown as Log;
  const gone = await openTestRedis();
  await gone.kill();
  const link = await openRedis({
    url: gone.url,
    channel: 'x',
    log,
    hear: () => undefined,
    onReturn: () => void said.push('and caught up with'),
  });
  await gone.start();
  await expect.poll(() => link.isUp(), later).toBe(true);
  await link.close();
  await gone.kill();
  expect(said).toEqual([
    'Redis is away; this node goes on alone',
    'Redis is back',
    'and caught up with',
  ]);
});

test('a node starts though its Redis is not there', async () => {
  const early = await openTestApp({ env: { REDIS_URL: 'redis://127.0.0.1:1' } });
  expect(await stateOf(early)).toBe('apart');
  const ada = await anAdmin(early);
  expect(await works(early, ada.token)).toBe(200);
  await early.close();
});
