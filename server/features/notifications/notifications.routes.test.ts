import type { Notification, NotificationPage, Unread } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin, aNotice } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { forgetOldNotices } from './notifications.service.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let client: Actor;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  client = await aColleague(app, admin);
});
afterAll(() => app.close());

const list = async ({ token }: Actor, before?: number) =>
  (await app.call('GET /api/notifications', { token, ...(before && { query: { before } }) }))
    .body as NotificationPage;
const unreadOf = async ({ token }: Actor) =>
  ((await app.call('GET /api/notifications/unread', { token })).body as Unread).unread;
const read = ({ token }: Actor, notificationId: number) =>
  app.call('POST /api/notifications/:notificationId/read', { token, params: { notificationId } });
const idsOf = ({ notifications }: NotificationPage) => notifications.map(({ id }) => id);

test('nobody reads or marks what another was told, not even an admin', async () => {
  const id = await aNotice(app, client);
  expect(idsOf(await list(admin))).toEqual([]);
  expect((await read(admin, id)).status).toBe(404);
  const all = { token: admin.token, body: { newest: id } };
  expect((await app.call('POST /api/notifications/read', all)).body).toEqual({ unread: 0 });
  expect(await unreadOf(client)).toBe(1);
});

test('are listed twenty at a time, the newest first', async () => {
  const made: number[] = [];
  for (let count = 0; count < 23; count++) made.unshift(await aNotice(app, client));
  const first = await list(client);
  expect([idsOf(first), first.hasMore, first.unread]).toEqual([made.slice(0, 20), true, 23]);
  const rest = await list(client, made[19]);
  expect([idsOf(rest), rest.hasMore]).toEqual([made.slice(20), false]);
});

test('are counted to a thousand', async () => {
  const id = await aNotice(app, client);
  await app.testDb.db.run(
    sql`insert into notifications (organisation_id, person_id, kind, data, link)
        select organisation_id, person_id, kind, data, link
        from notifications, generate_series(1, 1001) where id = ${id}`,
  );
  expect(await unreadOf(client)).toBe(1_000);
  const [newest = 0] = idsOf(await list(client));
  expect((await read(client, newest)).body).toEqual({ unread: 1_000 });
  expect((await list(client)).unread).toBe(1_000);
});

test('are marked one by one, or all that was in sight', async () => {
  const [first, second, third] = [
    await aNotice(app, client),
    await aNotice(app, client),
    await aNotice(app, client),
  ];
  expect((await read(client, second)).body).toEqual({ unread: 2 });
  expect((await read(client, second)).body).toEqual({ unread: 2 });
  const body = { newest: second };
  const rest = await app.call('POST /api/notifications/read', { token: client.token, body });
  expect(rest.body).toEqual({ unread: 1 });
  const marks = (await list(client)).notifications.map(({ id, isRead }) => [id, isRead]);
  expect(marks).toEqual([
    [third, false],
    [second, true],
    [first, true],
  ]);
});

test('under one key are told once to each', async () => {
  await aNotice(app, client, { key: 'agenda.published.1.2' });
  await aNotice(app, client, { key: 'agenda.published.1.2' });
  await aNotice(app, admin, { key: 'agenda.published.1.2' });
  expect([await unreadOf(client), await unreadOf(admin)]).toEqual([1, 1]);
});

test('are heard by the person alone, in each of their windows', async () => {
  const [mine, mySecond, other] = [
    await openTestSocket(address, client.token),
    await openTestSocket(address, client.token),
    await openTestSocket(address, admin.token),
  ];
  const id = await aNotice(app, client);
  const { notification, unread } = await mine.hears('notifications.added');
  expect([notification, unread]).toEqual([(await list(client)).notifications[0], 1]);
  await read(client, id);
  expect(await mySecond.hears('notifications.read')).toEqual({ ids: [id], unread: 0 });
  const own = await aNotice(app, admin);
  await other.hears('notifications.added', (heard) => heard.notification.id === own);
  expect(other.heard.map(({ name }) => name)).toEqual(['notifications.added']);
});

test('are quiet to who does not want to be disturbed, and counted all the same', async () => {
  const [busy, other] = [
    await openTestSocket(address, client.token),
    await openTestSocket(address, admin.token),
  ];
  await app.call('PATCH /api/chat/self', { token: client.token, body: { status: 'busy' } });
  await aNotice(app, client);
  await aNotice(app, admin);
  expect(await busy.hears('notifications.added')).toMatchObject({ isQuiet: true, unread: 1 });
  expect(await other.hears('notifications.added')).toMatchObject({ isQuiet: false, unread: 1 });
});

test('are forgotten after a season', async () => {
  await aNotice(app, client);
  const forgetAfter = async (days: number) => {
    app.clock.ahead = days * 86_400;
    await forgetOldNotices(app.work);
    app.clock.ahead = 0;
  };
  await forgetAfter(89);
  expect(await unreadOf(client)).toBe(1);
  await forgetAfter(91);
  expect((await list(client)).notifications).toEqual<Notification[]>([]);
});
