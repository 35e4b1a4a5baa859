import type { Ticket } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const list = async ({ token }: Actor = admin) =>
  (await app.call('GET /api/tickets', { token })).body;
const add = (title: unknown, { token }: Actor = admin, headers = {}) =>
  app.call('POST /api/tickets', { token, body: { title }, headers });
const change = ({ id }: Ticket, body: object, { token }: Actor = admin) =>
  app.call('PATCH /api/tickets/:ticketId', { token, params: { ticketId: id }, body });

test('refuses what is none, and clients, who read', async () => {
  const client = await aColleague(app, admin);
  const refused = [await add(''), await add(undefined), await add('First', client)];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 403]);
  expect(await list(client)).toEqual([]);
});

test('adds once under one key, ticks off, removes and brings back; every window hears', async () => {
  const { hears } = await openTestSocket(await app.listen(), (await aColleague(app, admin)).token);
  const headers = { 'idempotency-key': 'the-same-key' };
  const first = (await add('First', admin, headers)).body as Ticket;
  expect((await add('First', admin, headers)).body).toEqual(first);
  expect(await hears('tickets.ticket_changed')).toEqual({ ticket: first, key: 'the-same-key' });
  const second = (await add('Second')).body;
  expect(await list()).toEqual([second, first]);
  const done = (await change(first, { isDone: true, isRemoved: true })).body;
  expect(done).toEqual({ ...first, isDone: true, isRemoved: true, version: 2 });
  await hears('tickets.ticket_changed', ({ ticket }) => ticket.isRemoved);
  expect(await list()).toEqual([second]);
  await change(first, { isRemoved: false });
  expect(await list()).toEqual([second, { ...first, isDone: true, version: 3 }]);
});

test('holds a hundred', async () => {
  for (let count = 0; count < 100; count++) await add('One more');
  expect((await add('One too many')).body).toMatchObject({ code: 'tickets.full' });
  expect(await list()).toHaveLength(100);
});
