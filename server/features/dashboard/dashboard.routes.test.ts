import type { DashboardLayout } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let address: string;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const usual: DashboardLayout = { order: [], hidden: [] };
const mine: DashboardLayout = { order: ['money', 'tasks'], hidden: ['deeds'] };

const read = async (by = admin) =>
  (await app.call('GET /api/dashboard', { token: by.token })).body as DashboardLayout;
const arrange = (body: unknown, by = admin) =>
  app.call('PUT /api/dashboard', { token: by.token, body });

test('cards stand as the person put them, and as usual again when they wish', async () => {
  expect(await read()).toEqual(usual);
  expect(await arrange(mine)).toMatchObject({ status: 200, body: mine });
  expect(await read()).toEqual(mine);
  await arrange(usual);
  expect(await read()).toEqual(usual);
});

test('belongs to one person in one organisation', async () => {
  const colleague = await aColleague(app, admin, 'admin');
  await arrange(mine);
  expect([await read(colleague), await read(await anAdmin(app))]).toEqual([usual, usual]);
});

test.each([
  [{ order: ['tasks', 'tasks'], hidden: [] }],
  [{ order: ['weather'], hidden: [] }],
  [{ order: [] }],
  [{ order: [], hidden: [], personId: 1 }],
  [null],
])('refuses %j', async (body) => {
  expect((await arrange(body)).status).toBe(422);
  expect(await read()).toEqual(usual);
});

test('the other windows of the person hear of it, and nobody else', async () => {
  const colleague = await aColleague(app, admin, 'admin');
  const windows = [
    await openTestSocket(address, admin.token),
    await openTestSocket(address, colleague.token),
  ];
  await arrange(mine);
  await arrange(usual, colleague);
  for (const { socket, hears, heard } of windows) {
    expect(await hears('dashboard.arranged')).toEqual({});
    expect(heard).toHaveLength(1);
    socket.close();
  }
});
