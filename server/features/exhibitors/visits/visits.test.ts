import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBooth, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aHall, type TestHall, workAt } from '../../../testing/hall.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { sql } from '../../../platform/db/sql.ts';
import { noteSeen, noteVisit } from './visits.ts';

let app: TestApp;
let admin: Actor;
let hall: TestHall;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  // Clocks in Lisbon go forward at 2027-03-28T01:00Z.
  hall = await aHall(app, admin);
});
afterAll(() => app.close());

const visit = 'POST /api/events/:eventId/hall/:exhibitorId/visit';
const seen = 'POST /api/events/:eventId/hall/seen';

const beat = (actor: Actor, at: string, isFirst = false) =>
  noteVisit(workAt(app, at), actor.person, hall.event.id, hall.boothId, isFirst);
const passBy = (actor: Actor, at: string, ids = [hall.boothId]) =>
  noteSeen(workAt(app, at), actor.person, hall.event.id, ids);

const linesOf = ({ person }: Actor) =>
  app.testDb.db.rows<{ day: string; seconds: number; visited: boolean }>(
    sql`select day::text as day, seconds, visited_at is not null as visited
        from exhibitors_visits where person_id = ${person.id} order by day, exhibitor_id`,
  );

describe('passing by', () => {
  test('counts once a day, fifty times at once as well', async () => {
    const guest = await hall.guest();
    const at = '2027-03-27T10:00:00Z';
    await Promise.all(Array.from({ length: 50 }, () => passBy(guest, at)));
    expect(await linesOf(guest)).toEqual([{ day: '2027-03-27', seconds: 0, visited: false }]);
    await passBy(guest, '2027-03-28T10:00:00Z');
    expect(await linesOf(guest)).toHaveLength(2);
  });

  test('two that pass the same booths in another order both count', async () => {
    const booths = await Promise.all([1, 2, 3].map(() => aBooth(app, admin, hall.event.id)));
    const ids = booths.map(({ id }) => id);
    const guests = await Promise.all(Array.from({ length: 10 }, () => hall.guest()));
    const at = '2027-03-27T10:00:00Z';
    await Promise.all(
      guests.map((guest, index) => passBy(guest, at, index % 2 ? ids : ids.toReversed())),
    );
    for (const guest of guests) expect(await linesOf(guest)).toHaveLength(3);
  });

  test('what left the floor is passed over, and nothing but that is refused', async () => {
    const guest = await hall.guest();
    const ids = [hall.boothId, 999_999_999];
    expect((await hall.call(seen, guest, { body: { ids } })).status).toBe(202);
    const gone = await hall.call(seen, guest, { body: { ids: [999_999_999] } });
    expect(gone.status).toBe(404);
    expect(await linesOf(guest)).toHaveLength(1);
  });
});

describe('a visit', () => {
  test('is one line a day; beats add the time that went by, a minute each at most', async () => {
    const guest = await hall.guest();
    await passBy(guest, '2027-03-27T09:59:00Z');
    await beat(guest, '2027-03-27T10:00:00Z', true);
    await beat(guest, '2027-03-27T10:00:30.600Z');
    await beat(guest, '2027-03-27T10:01:01.200Z');
    expect(await linesOf(guest)).toEqual([{ day: '2027-03-27', seconds: 61, visited: true }]);
    await beat(guest, '2027-03-27T11:00:00Z');
    expect(await linesOf(guest)).toMatchObject([{ seconds: 121 }]);
    await beat(guest, '2027-03-27T13:00:00Z', true);
    expect(await linesOf(guest)).toMatchObject([{ seconds: 121 }]);
    await beat(guest, '2027-03-27T12:00:00Z');
    expect(await linesOf(guest)).toMatchObject([{ seconds: 121 }]);
  });

  test('of fifty beats at once counts no more time than went by', async () => {
    const guest = await hall.guest();
    await beat(guest, '2027-03-27T10:00:00Z', true);
    const at = '2027-03-27T10:00:30Z';
    await Promise.all(Array.from({ length: 50 }, () => beat(guest, at)));
    expect(await linesOf(guest)).toEqual([{ day: '2027-03-27', seconds: 30, visited: true }]);
  });

  test('opened fifty times at once is one', async () => {
    const guest = await hall.guest();
    const open = () => hall.call(visit, guest, { body: { isFirst: true } });
    const answers = await Promise.all(Array.from({ length: 50 }, open));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await linesOf(guest)).toMatchObject([{ seconds: 0, visited: true }]);
    const mine = await hall.call('GET /api/events/:eventId/hall/mine', guest);
    expect(mine.body).toMatchObject({ visited: [hall.boothId] });
  });

  test('belongs to the day of the event, on the short day too', async () => {
    const guest = await hall.guest();
    await beat(guest, '2027-03-27T23:59:30Z', true);
    await beat(guest, '2027-03-28T00:00:00Z');
    await beat(guest, '2027-03-28T00:59:40Z', true);
    await beat(guest, '2027-03-28T01:00:10Z');
    await beat(guest, '2027-03-28T22:59:59Z', true);
    await beat(guest, '2027-03-28T23:00:00Z', true);
    expect(await linesOf(guest)).toEqual([
      { day: '2027-03-27', seconds: 0, visited: true },
      { day: '2027-03-28', seconds: 30, visited: true },
      { day: '2027-03-29', seconds: 0, visited: true },
    ]);
  });

  test('of its own staff or an organiser counts nothing', async () => {
    const colleague = await hall.guest();
    await aBooth(app, admin, hall.event.id, [colleague]);
    for (const actor of [hall.staff, admin]) {
      await passBy(actor, '2027-03-27T10:00:00Z');
      await beat(actor, '2027-03-27T10:00:00Z', true);
      expect(await linesOf(actor)).toEqual([]);
    }
    await beat(colleague, '2027-03-27T10:00:00Z', true);
    expect(await linesOf(colleague)).toHaveLength(1);
  });
});

describe('a document', () => {
  const download = 'GET /api/events/:eventId/hall/:exhibitorId/documents/:documentId';
  const countedFor = ({ person }: Actor) =>
    app.testDb.db.rows(
      sql`select document_id from exhibitors_downloads where person_id = ${person.id}`,
    );

  async function aDocument(part: 'shown' | 'draft', name = 'Leaflet “2027”.pdf'): Promise<string> {
    const kept = await app.work.files.keep('bin', Buffer.from('leaflet'));
    const [id = ''] = kept.split('.');
    const documents = JSON.stringify({ documents: [{ id, name, bytes: 7 }] });
    const column = part === 'shown' ? sql`shown` : sql`draft`;
    await app.testDb.db.run(
      sql`update exhibitors set ${column} = shown || ${documents} where id = ${hall.boothId}`,
    );
    return id;
  }

  test('is given to who takes part, under its name, and counted once', async () => {
    const guest = await hall.guest();
    const params = { documentId: await aDocument('shown') };
    const take = (actor: Actor) => hall.call(download, actor, { params });
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(guest)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['leaflet']));
    expect(answers[0]?.headers['content-disposition']).toContain('Leaflet%20%E2%80%9C2027');
    expect(answers[0]?.headers['content-type']).toBe('application/octet-stream');
    expect(await countedFor(guest)).toHaveLength(1);
    for (const actor of [hall.staff, admin]) {
      expect((await take(actor)).status).toBe(200);
      expect(await countedFor(actor)).toEqual([]);
    }
  });

  test('is not given while it waits for review, nor at another booth, nor without a hall', async () => {
    const guest = await hall.guest();
    const waiting = { documentId: await aDocument('draft') };
    expect((await hall.call(download, guest, { params: waiting })).status).toBe(404);
    const documentId = await aDocument('shown');
    const { id: exhibitorId } = await aBooth(app, admin, hall.event.id);
    const elsewhere = await hall.call(download, guest, { params: { documentId, exhibitorId } });
    expect(elsewhere.status).toBe(404);
    const outsider = await anAdmin(app);
    expect((await hall.call(download, outsider, { params: { documentId } })).status).toBe(404);
    expect(await countedFor(guest)).toEqual([]);
  });
});

test('a crowd at a booth is told to its staff and the organisers, not with each visitor', async () => {
  const other = await aHall(app, admin);
  const address = await app.listen();
  const guests = await Promise.all(Array.from({ length: 12 }, () => other.guest()));
  const [staff, organiser, guest] = [
    await openTestSocket(address, other.staff.token),
    await openTestSocket(address, admin.token),
    await openTestSocket(address, guests[0]?.token),
  ];
  const about = { eventId: other.event.id, exhibitorId: other.boothId };
  const told = () => staff.heard.filter(({ name }) => name === 'exhibitors.console_changed');
  const from = Date.now();
  await Promise.all(guests.map((one) => other.call(visit, one, { body: { isFirst: true } })));
  expect(await staff.hears('exhibitors.console_changed')).toEqual(about);
  // Booths of the tests before may still be told of.
  await organiser.hears('exhibitors.console_changed', (told) => told.eventId === about.eventId);
  await expect.poll(() => told().length, { timeout: 5_000 }).toBeGreaterThan(1);
  expect(told().length).toBeLessThanOrEqual(Math.ceil((Date.now() - from) / 1000) + 1);
  expect(guest.heard).toEqual([]);
  for (const { socket } of [staff, organiser, guest]) socket.disconnect();
});
