import { randomUUID } from 'node:crypto';
import type { Acting, Agenda, RouteKey } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAgenda } from '../../testing/agenda.ts';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sql } from '../db/sql.ts';
import { forgetOldKeys, repeatKeyOf } from './repeat.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const aKey = () => ({ 'idempotency-key': randomUUID() });
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const add = (title: unknown, headers: Record<string, string>) =>
  app.call('POST /apps/todo/add-tasks', {
    token: admin.token,
    headers,
    body: { task: { title } },
  });
const tasks = async () =>
  (await app.call('GET /apps/todo/tasks', { token: admin.token })).body as unknown[];

test('“shift by 15 minutes”, said twice, moves by 15 minutes', async () => {
  const { event, add: addSession } = await anAgenda(app, admin);
  const session = await addSession({ startsAt: '2027-03-27T09:00:00Z' });
  const call = { token: admin.token, params: { eventId: event.id } };
  const body = { sessionIds: [session.id], minutes: 15 };
  const headers = aKey();
  const shift = () =>
    app.call('POST /api/events/:eventId/agenda/shift', { ...call, body, headers });
  const first = await shift();
  expect([first.status, (await shift()).text]).toEqual([200, first.text]);
  const { sessions } = (await app.call('GET /api/events/:eventId/agenda', call)).body as Agenda;
  expect(sessions.map(({ startsAt }) => startsAt)).toEqual(['2027-03-27T09:15:00.000Z']);
});

test('what was refused is tried anew under its key', async () => {
  const headers = aKey();
  const task = { title: 'A task', assignee: { id: 999_999, fullName: '' } };
  const call = { token: admin.token, headers, body: { task } };
  const refused = await app.call('POST /apps/todo/add-tasks', call);
  expect(codeOf(refused)).toBe('todo.assignee_unknown');
  expect((await add('A task', headers)).status).toBe(201);
  expect(await tasks()).toHaveLength(1);
});

test.each(['short', 'with a space', 'x'.repeat(101), 'semi;colon'])(
  'refuses %s as a key',
  async (key) => {
    const answer = await add('A task', { 'idempotency-key': key });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid']);
    expect(await tasks()).toEqual([]);
  },
);

test('reading takes no notice of a key', async () => {
  const answer = await app.call('GET /apps/todo/tasks', { token: admin.token, headers: aKey() });
  expect(answer.status).toBe(200);
});

test('a file under a key is known by its bytes', async () => {
  const headers = aKey();
  const bring = (name: string) => {
    const bytes = Buffer.from(
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:${name}\r\nEND:VCALENDAR\r\n`,
    );
    const file = { type: 'text/calendar', bytes };
    return app.call('POST /api/calendar/imports', { token: admin.token, headers, file });
  };
  const first = await bring('one');
  expect([first.status, (await bring('one')).text]).toEqual([200, first.text]);
  expect(codeOf(await bring('two'))).toBe('key_reused');
});

test('others go on while a large file under a key is looked at', async () => {
  const caller = { person: admin.person, expiresAt: 0 };
  const request = { caller, url: '/x', body: Buffer.alloc(9_900_000, 7) };
  let goneOn = false;
  setImmediate(() => (goneOn = true));
  const { fingerprint } = await repeatKeyOf(randomUUID(), 'POST /x', { repeats: 'once' }, request);
  expect([goneOn, fingerprint.length]).toEqual([true, 32]);
});

test('who acts as somebody else has keys of their own', async () => {
  const { event, attendee, add: addSession, publish } = await anAgenda(app, admin);
  const { id: sessionId } = await addSession({ startsAt: '2027-03-27T09:00:00Z' });
  await publish();
  const body = { personId: attendee.person.id, reason: 'They cannot find their sessions' };
  const acting = await app.call('POST /api/accounts/acting', { token: admin.token, body });
  const headers = aKey();
  const star = (token: string, key: RouteKey = 'PUT /api/events/:eventId/stars/:sessionId') =>
    app.call(key, { token, headers, params: { eventId: event.id, sessionId } });
  const unstar = (token: string) => star(token, 'DELETE /api/events/:eventId/stars/:sessionId');
  expect((await star((acting.body as Acting).accessToken)).status).toBe(200);
  expect((await unstar(attendee.token)).status).toBe(200);
  expect(codeOf(await star(attendee.token))).toBe('key_reused');
});

test('after a day a key is free again', async () => {
  const headers = aKey();
  await add('A task', headers);
  await app.testDb.db.run(sql`update repeat_keys set created_at = now() - interval '25 hours'`);
  await forgetOldKeys(app.testDb.db);
  await add('A task', headers);
  expect(await tasks()).toHaveLength(2);
});
