import type { NoticeSettings } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aNotice } from '../../testing/builders.ts';
import { aChatNotice, choose } from '../../testing/notices.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { readNoticesUnder } from './notifications.read.ts';
import { listNotifications } from './notifications.service.ts';

let app: TestApp;
let beside: TestApp;
let admin: Actor;
let client: Actor;

beforeAll(async () => {
  app = await openTestApp();
  beside = await openTestApp({ beside: app });
});
beforeEach(async () => {
  admin = await anAdmin(app);
  client = await aColleague(app, admin);
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const read = async ({ token }: Actor) =>
  (await app.call('GET /api/notifications/settings', { token })).body as NoticeSettings;
const waysOf = ({ groups }: NoticeSettings, name: string) =>
  groups.find(({ group }) => group === name);
const told = async ({ person }: Actor) => (await listNotifications(app.work, person)).notifications;
const under = ({ person }: Actor, prefix: string) =>
  app.work.transaction((tx) => readNoticesUnder(tx, person.organisationId, person.id, prefix));

describe('settings', () => {
  test('know no other group, and take nothing that is no way', async () => {
    const { token } = client;
    for (const body of [
      { group: 'weather', app: false },
      { group: 'agenda', sms: true },
      { group: 'agenda', app: 'no' },
      { group: 'agenda', personId: admin.person.id },
    ]) {
      const { status } = await app.call('PATCH /api/notifications/settings', { token, body });
      expect(status).toBe(422);
    }
    expect(waysOf(await read(client), 'agenda')).toMatchObject({ app: true });
  });

  test('have something sensible for every group until somebody chooses', async () => {
    const { groups, pushKey, devices } = await read(client);
    expect(groups.map(({ group }) => group)).toEqual([
      'messages',
      'mentions',
      'requests',
      'posts',
      'desks',
      'booths',
      'agenda',
      'stages',
      'calendar',
      'announcements',
      'tasks',
      'moderation',
      'mail',
      'orders',
    ]);
    expect(groups.every((ways) => ways.app)).toBe(true);
    expect(waysOf({ groups, pushKey, devices }, 'announcements')).toMatchObject({ mail: false });
    expect([Buffer.from(pushKey ?? '', 'base64url').length, devices]).toEqual([65, 0]);
  });

  test('are changed one way of one group at a time, and are one person’s', async () => {
    await choose(app, client, 'agenda', { mail: false });
    await choose(app, client, 'agenda', { push: false });
    expect(waysOf(await read(client), 'agenda')).toEqual({
      group: 'agenda',
      app: true,
      mail: false,
      push: false,
    });
    expect(waysOf(await read(admin), 'agenda')).toMatchObject({ mail: true, push: true });
  });
});

describe('what is kept out of the app', () => {
  test('is in no list, no count, no window, and answers like a missing one', async () => {
    const address = await beside.listen();
    const window = await openTestSocket(address, client.token);
    await choose(app, client, 'messages', { app: false });
    await aChatNotice(app, client);
    const row = await app.testDb.db.row<{ id: number }>({
      parts: ['select max(id) as id from notifications'],
      values: [],
    });
    const { token } = client;
    expect(await told(client)).toEqual([]);
    expect((await app.call('GET /api/notifications/unread', { token })).body).toEqual({
      unread: 0,
    });
    const params = { notificationId: row?.id };
    const mark = await app.call('POST /api/notifications/:notificationId/read', { token, params });
    expect(mark.status).toBe(404);
    await aNotice(beside, client);
    await window.hears(
      'notifications.added',
      ({ notification }) => notification.group === 'agenda',
    );
    expect(window.heard).toHaveLength(1);
  });

  test('is not even kept when no other way wants it', async () => {
    await choose(app, client, 'messages', { app: false, mail: false, push: false });
    expect(await aChatNotice(app, client)).toBe(0);
    expect(await aChatNotice(app, admin)).toBe(1);
  });
});

describe('under a group key', () => {
  test('one is renewed while it is unread: counted, newest words, on top', async () => {
    await aChatNotice(app, client);
    await aNotice(app, client);
    await aChatNotice(app, client, { data: { text: 'Or at ten?' }, link: '/comet-chat/12?line=9' });
    const [first, second, ...others] = await told(client);
    expect(first).toMatchObject({ count: 2, data: { text: 'Or at ten?' }, isRead: false });
    expect(first?.link).toBe('/comet-chat/12?line=9');
    expect(first?.place).toBeGreaterThan(second?.place ?? 0);
    expect(first?.id).toBeLessThan(second?.id ?? 0);
    expect(others).toEqual([]);
  });

  test('another kind, key or person has its own', async () => {
    await aChatNotice(app, client);
    await aChatNotice(app, client, { kind: 'chat.mentioned' });
    await aChatNotice(app, client, { groupKey: 'chat.13' });
    await aChatNotice(app, admin);
    expect((await told(client)).map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(await told(admin)).toHaveLength(1);
  });

  test('what was read stays read: the next one is new', async () => {
    await aChatNotice(app, client);
    await under(client, 'chat.12');
    await aChatNotice(app, client);
    expect((await told(client)).map(({ count, isRead }) => [count, isRead])).toEqual([
      [1, false],
      [1, true],
    ]);
  });

  test('two nodes that tell at once make one of it', async () => {
    await Promise.all(
      [app, beside, app, beside, app, beside].map((node) => aChatNotice(node, client)),
    );
    expect((await told(client)).map(({ count }) => count)).toEqual([6]);
  });

  test('all that stands under it is read at once, and nothing beside it', async () => {
    const window = await openTestSocket(await app.listen(), client.token);
    await aChatNotice(app, client);
    await aChatNotice(app, client, { kind: 'chat.mentioned', groupKey: 'chat.12.thread.4' });
    await aChatNotice(app, client, { groupKey: 'chat.120' });
    await aChatNotice(app, admin);
    await under(client, 'chat.12');
    const { ids, unread } = await window.hears('notifications.read');
    expect([ids.length, unread]).toEqual([2, 1]);
    expect((await told(client)).map(({ isRead }) => isRead)).toEqual([false, true, true]);
    expect((await told(admin)).map(({ isRead }) => isRead)).toEqual([false]);
  });
});

test('one group may be listed and read by itself', async () => {
  await aChatNotice(app, client);
  const agenda = await aNotice(app, client);
  const { token } = client;
  const list = await app.call('GET /api/notifications', { token, query: { group: 'agenda' } });
  expect(list.body).toMatchObject({ notifications: [{ id: agenda }], unread: 2 });
  const none = await app.call('GET /api/notifications', { token, query: { group: 'weather' } });
  expect(none.status).toBe(422);
  const body = { newest: Number.MAX_SAFE_INTEGER, group: 'agenda' };
  const marked = await app.call('POST /api/notifications/read', { token, body });
  expect(marked.body).toEqual({ unread: 1 });
});
