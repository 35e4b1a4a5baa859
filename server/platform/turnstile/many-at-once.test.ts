import { Agent, request } from 'node:http';
import { routes } from '@plenum/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Actor, aColleague, anAdmin } from '../../testing/builders.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { sql } from '../db/sql.ts';

describe('300 at once by one person', () => {
  let app: TestApp;
  let eager: Actor;
  let other: Actor;
  let address: string;
  const many = 300;
  /** What looks at how long the database's line stands. */
  let feel: () => void = () => undefined;

  beforeAll(async () => {
    app = await openTestApp({
      limits: { link: { points: 10_000, seconds: 600 } },
      every: (ms, look) => {
        if (ms === 100) feel = look;
        return () => undefined;
      },
    });
    address = await app.listen();
    eager = await anAdmin(app);
    other = await aColleague(app, eager);
  });
  afterAll(() => app.close());

  /** While it runs, whoever reads that table waits for us. */
  const whileLocked = async (table: string, deed: () => Promise<void>) => {
    const client = new pg.Client(app.testDb.connection);
    await client.connect();
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    try {
      await deed();
    } finally {
      await client.end();
    }
  };
  const waitingForLocks = async () => {
    const waiting = sql`select from pg_locks where not granted`;
    return (await app.testDb.db.rows(waiting)).length;
  };
  const connections = () =>
    new Promise<number>((resolve) =>
      app.http.server.getConnections((_error, count) => resolve(count)),
    );
  const untilSo = (isSo: () => boolean | Promise<boolean>) =>
    vi.waitUntil(isSo, { timeout: 20_000 });
  const timesOf = (all: readonly (number | string)[]) => {
    const times: Record<string, number> = {};
    for (const one of all) times[one] = (times[one] ?? 0) + 1;
    return times;
  };

  test('reads: nobody else waits, and what is beyond the line is refused with a moment to come back', async () => {
    let theirs: Promise<Answer[]> = Promise.resolve([]);
    await whileLocked('todo_tasks', async () => {
      const ask = () => app.call('GET /apps/todo/tasks', { token: eager.token });
      theirs = Promise.all(Array.from({ length: many }, ask));
      const others = await Promise.all(
        ['GET /api/accounts/organisations', 'GET /api/notifications'].map((key) =>
          app.call(key as 'GET /api/notifications', { token: other.token }),
        ),
      );
      expect(others.map(({ status }) => status)).toEqual([200, 200]);
    });
    const answers = await theirs;
    expect(timesOf(answers.map(({ status }) => status))).toEqual({ 200: 104, 429: 196 });
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'too_many_at_once' });
    expect(refused?.headers['retry-after']).toBe('1');
    const after = await app.call('GET /apps/todo/tasks', { token: eager.token });
    expect(after.status).toBe(200);
  });

  test('when there is too much, who asks for much is refused, and others come in', async () => {
    const ask = ({ token }: Actor) => app.call('GET /apps/todo/tasks', { token });
    await ask(other);
    const { pool } = app.testDb.db;
    const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    const theirs = Array.from({ length: 104 }, () => ask(eager));
    await untilSo(() => pool.waitingCount === 4);
    feel();
    await untilSo(async () => (await ask(eager)).status === 503);
    const others = [ask(other), ask(other)];
    for (const client of held) client.release();
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    const times = timesOf((await Promise.all(theirs)).map(({ status }) => status));
    expect(times[503]).toBeGreaterThanOrEqual(1);
    await untilSo(async () => {
      feel();
      return (await ask(eager)).status === 200;
    });
  });

  test('writes: each that was not refused is done once', async () => {
    const write = () =>
      app.call('POST /apps/todo/add-tasks', {
        token: eager.token,
        body: { task: { title: 'Many at once' } },
      });
    const answers = await Promise.all(Array.from({ length: many }, write));
    const done = answers.filter(({ status }) => status < 300).length;
    const { body } = await app.call('GET /apps/todo/tasks', {
      token: eager.token,
      query: { q: 'Many at once' },
    });
    expect(done).toBeLessThan(many);
    expect(body).toHaveLength(done);
  });

  test('without signing in: a whole venue has one address, and members do not wait behind it', async () => {
    let theirs: Promise<Answer[]> = Promise.resolve([]);
    await whileLocked('calendar_guests', async () => {
      const params = { token: 'x'.repeat(43) };
      const ask = () => app.call('GET /api/calendar/invitations/:token', { params });
      theirs = Promise.all(Array.from({ length: many }, ask));
      const others = await app.call('GET /api/notifications', { token: other.token });
      expect(others.status).toBe(200);
    });
    expect(timesOf((await theirs).map(({ status }) => status))).toEqual({ 404: many });
  });

  test('what a person cannot do without is never refused', () => {
    const never = Object.entries(routes).filter(([, route]) => 'isNeverRefused' in route);
    // Who watches asks three times a second, and a picture that waits its turn stands still.
    const usual = never.map(([key]) => key).filter((key) => !key.includes(' /live/'));
    expect(usual).toEqual([
      'POST /jwt/refresh-token',
      'GET /api/files/pictures/:name',
      'GET /api/files/drawn',
    ]);
  });

  test('who hangs up is not worked for', async () => {
    const headers = {
      authorization: `Bearer ${eager.token}`,
      'content-type': 'application/json',
    };
    const before = async () => (await app.testDb.db.rows(sql`select from todo_tasks`)).length;
    const [had, body] = [await before(), JSON.stringify({ task: { title: 'Never mind' } })];
    await whileLocked('todo_tasks', async () => {
      const asked = Array.from({ length: 50 }, () =>
        request(`${address}/apps/todo/add-tasks`, { method: 'POST', headers, agent: new Agent() })
          .on('error', () => undefined)
          .end(body),
      );
      await untilSo(async () => (await waitingForLocks()) >= 4);
      for (const one of asked) one.destroy();
      await untilSo(async () => (await connections()) === 0);
    });
    await untilSo(async () => (await waitingForLocks()) === 0);
    const answer = await app.call('GET /apps/todo/tasks', { token: eager.token });
    expect(answer.status).toBe(200);
    expect((await before()) - had).toBeLessThanOrEqual(4);
  });

  test('commands of a socket', async () => {
    const [mine, alsoMine, theirs] = await Promise.all(
      [eager, eager, other].map(({ token }) => openTestSocket(address, token)),
    );
    const say = (window: typeof mine, conversationId: number) =>
      window?.socket.emitWithAck('chat.watch', { conversationId }) as Promise<{ problem: string }>;
    let asked: Promise<{ problem: string }[]> = Promise.resolve([]);
    await whileLocked('chat_conversations', async () => {
      let refused = 0;
      const sayAndCount = async (_: unknown, index: number) => {
        const answer = await say(index % 2 ? mine : alsoMine, index + 1);
        if (answer.problem === 'too_many_at_once') refused++;
        return answer;
      };
      asked = Promise.all(Array.from({ length: 150 }, sayAndCount));
      await untilSo(() => refused === 46);
      const { status } = await app.call('GET /api/accounts/organisations', { token: other.token });
      expect(status).toBe(200);
    });
    const problems = timesOf((await asked).map(({ problem }) => problem));
    expect(problems).toEqual({ not_found: 104, too_many_at_once: 46 });
    expect(await say(theirs, 1)).toEqual({ problem: 'not_found' });
    for (const window of [mine, alsoMine, theirs]) window?.socket.disconnect();
  });
});
