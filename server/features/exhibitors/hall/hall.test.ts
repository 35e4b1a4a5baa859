import type { Hall, HallBoothPage, MyHall, StaffOnline } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aBooth,
  aColleague,
  type Actor,
  anAdmin,
  anEvent,
  aSession,
} from '../../../testing/builders.ts';
import { aHall, type TestHall, workAt } from '../../../testing/hall.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { sql } from '../../../platform/db/sql.ts';
import { publishAgenda } from '../../agenda/index.ts';
import { changeEvent } from '../../events/index.ts';
import { watchStaff } from './hall.online.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let hall: TestHall;
let guest: Actor;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  admin = await anAdmin(app);
  hall = await aHall(app, admin);
  guest = await hall.guest();
});
afterAll(() => app.close());

const floor = 'GET /api/events/:eventId/hall';
const page = 'GET /api/events/:eventId/hall/:exhibitorId';
const saved = (method: 'PUT' | 'DELETE') =>
  `${method} /api/events/:eventId/hall/:exhibitorId/saved` as const;
const boothsOn = async (by: Actor) =>
  ((await hall.call(floor, by)).body as Hall).booths.map(({ id }) => id);

const hide = (id: number) =>
  app.testDb.db.run(sql`update exhibitors set is_shown = false where id = ${id}`);

describe('who may walk the floor', () => {
  test.each([
    floor,
    page,
    'GET /api/events/:eventId/hall/mine',
    'GET /api/events/:eventId/hall/online',
  ] as const)('%s is for those who take part, not for others', async (key) => {
    const outsider = await aColleague(app, admin);
    expect((await hall.call(key, outsider)).status).toBe(404);
    expect((await hall.call(key, guest)).status).toBe(200);
    expect((await hall.call(key, admin)).status).toBe(200);
    expect((await hall.call(key, await anAdmin(app))).status).toBe(404);
  });

  test('who is taken out of the event, or is no organiser any more, is out at once', async () => {
    const leaver = await hall.guest();
    const colleague = await aColleague(app, admin, 'admin');
    const read = async ({ token }: Actor) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${address}/api/events/${hall.event.id}/hall`, { headers })).status;
    };
    // The second time without a look at the database.
    for (const actor of [leaver, colleague, leaver, colleague]) expect(await read(actor)).toBe(200);
    const removed = await hall.call('DELETE /api/events/:eventId/attendees/:personId', admin, {
      params: { personId: leaver.person.id },
    });
    const demoted = await app.call('PATCH /api/people/:personId', {
      token: admin.token,
      params: { personId: colleague.person.id },
      body: { role: 'client' },
    });
    expect([removed.status, demoted.status]).toEqual([200, 200]);
    for (const actor of [leaver, colleague]) expect(await read(actor)).toBe(404);
  });

  test('a draft and an event without a hall have none', async () => {
    const draft = await anEvent(app, admin);
    const params = { eventId: draft.id };
    expect((await hall.call(floor, guest, { params })).status).toBe(404);
    const other = await aHall(app, admin);
    const visitor = await other.guest();
    expect((await other.call(floor, visitor)).status).toBe(200);
    const { id, version } = other.event;
    await changeEvent(app.work, admin.person, id, { version, modules: ['program'] });
    expect((await other.call(floor, visitor)).status).toBe(404);
    expect((await other.call(page, visitor)).status).toBe(404);
  });
});

describe('the floor', () => {
  test('shows booths tier by tier with the sizes of the tiers, the same to everyone', async () => {
    const one = await hall.call(floor, guest);
    const other = await hall.call(floor, hall.staff);
    expect(one.body).toMatchObject({
      sizes: [
        { tier: 'platinum', size: 'large' },
        { tier: 'gold', size: 'medium' },
        { tier: 'silver', size: 'small' },
      ],
      rotationMinutes: 10,
      booths: [{ id: hall.boothId, tier: 'gold', banner: null, picture: null, topics: [] }],
    });
    expect([one.text, one.headers['etag']]).toEqual([other.text, other.headers['etag']]);
    const again = await hall.call(floor, guest, {
      headers: { 'if-none-match': String(one.headers['etag']) },
    });
    expect(again.status).toBe(304);
  });

  test('a hidden booth is nowhere, for organisers neither', async () => {
    const { id } = await aBooth(app, admin, hall.event.id);
    await hide(id);
    const params = { exhibitorId: id };
    for (const actor of [guest, admin]) {
      expect(await boothsOn(actor)).not.toContain(id);
      expect((await hall.call(page, actor, { params })).status).toBe(404);
    }
    const seen = { params, body: { ids: [id] } };
    expect((await hall.call('POST /api/events/:eventId/hall/seen', guest, seen)).status).toBe(404);
    expect((await hall.call(saved('PUT'), guest, { params })).status).toBe(404);
  });

  test('a booth of another event is not in this one', async () => {
    const other = await aHall(app, admin);
    const params = { exhibitorId: other.boothId };
    expect((await hall.call(page, admin, { params })).status).toBe(404);
  });
});

test('saving is mine, and twice is once', async () => {
  const another = await hall.guest();
  await hall.call(saved('PUT'), guest);
  const mine = (await hall.call(saved('PUT'), guest)).body as MyHall;
  expect(mine).toEqual({ saved: [hall.boothId], visited: [], holding: [] });
  const theirs = await hall.call('GET /api/events/:eventId/hall/mine', another);
  expect(theirs.body).toEqual({ saved: [], visited: [], holding: [] });
  expect((await hall.call(saved('DELETE'), guest)).body).toMatchObject({ saved: [] });
});

test('a booth shows its words as text, and its session as far as it is published', async () => {
  const html = '<img src=x onerror=alert(1)>';
  const session = await aSession(app, admin, hall.event.id, { startsAt: '2027-03-27T09:00:00Z' });
  const words = { name: html, sessionId: session.id };
  await app.testDb.db.run(
    sql`update exhibitors set shown = shown || ${JSON.stringify(words)} where id = ${hall.boothId}`,
  );
  const before = (await hall.call(page, guest)).body as HallBoothPage;
  expect([before.name, before.session]).toEqual([html, null]);
  await publishAgenda(app.work, admin.person, hall.event.id, { note: '' });
  const after = (await hall.call(page, guest)).body as HallBoothPage;
  expect(after.session).toEqual({
    id: session.id,
    title: { en: 'Opening' },
    startsAt: '2027-03-27T09:00:00.000Z',
    endsAt: '2027-03-27T09:45:00.000Z',
  });
});

describe('staff', () => {
  const online = async () => {
    app.clock.ahead += 11;
    const answer = await hall.call('GET /api/events/:eventId/hall/online', guest);
    return (answer.body as StaffOnline).booths;
  };

  test('is here while a window of theirs is open', async () => {
    expect(await online()).toEqual([]);
    const { socket } = await openTestSocket(address, hall.staff.token);
    const { id } = hall.staff.person;
    expect(await online()).toEqual([
      {
        id: hall.boothId,
        people: [id],
        faces: [{ personId: id, fullName: 'Sam Holt', avatar: null }],
      },
    ]);
    const { staff } = (await hall.call(page, guest)).body as HallBoothPage;
    expect(staff).toMatchObject([{ personId: id, fullName: 'Sam Holt', isOnline: true }]);
    const hidden = workAt(app, '2027-03-27T09:00:00Z', {
      findPresenceHidden: () => Promise.resolve(new Set([id])),
    });
    const { organisationId } = admin.person;
    expect(await watchStaff(hidden)({ organisationId, id: hall.event.id })).toEqual([]);
    socket.disconnect();
    await expect.poll(online).toEqual([]);
  });

  test('shows three faces at most, and nobody who may not come in', async () => {
    const staff = await Promise.all([1, 2, 3, 4, 5].map(() => hall.guest()));
    const { id } = await aBooth(app, admin, hall.event.id, staff);
    const sockets = await Promise.all(staff.map(({ token }) => openTestSocket(address, token)));
    const booth = async () => (await online()).find((one) => one.id === id);
    await expect.poll(async () => (await booth())?.people.length).toBe(5);
    expect((await booth())?.faces).toHaveLength(3);
    const [first] = staff;
    await app.testDb.db.run(
      sql`update events_people set banned_until = 'infinity' where person_id = ${first?.person.id}`,
    );
    const after = await booth();
    expect(after?.people).toHaveLength(4);
    expect(after?.faces.map(({ personId }) => personId)).not.toContain(first?.person.id);
    for (const { socket } of sockets) socket.disconnect();
  });

  test('who was deactivated stands at no booth', async () => {
    const gone = await aColleague(app, admin);
    const { id } = await aBooth(app, admin, hall.event.id, [gone]);
    await app.call('PATCH /api/people/:personId', {
      token: admin.token,
      params: { personId: gone.person.id },
      body: { isActive: false },
    });
    const answer = await hall.call(page, guest, { params: { exhibitorId: id } });
    expect((answer.body as HallBoothPage).staff).toEqual([]);
  });
});
