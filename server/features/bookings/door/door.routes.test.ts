import type { CheckList, CheckResult, EventSetup, PassPage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aBooking, newKey } from '../../../testing/bookings/bookings.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashOfPass } from '../bookings.secrets.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});

const asked = (key: Parameters<TestApp['call']>[0], more: object = {}) =>
  app.call(key, { token: admin.token, params: { eventId: event.id }, ...more });
const check = async (body: object) =>
  (await asked('POST /api/events/:eventId/check-ins', { body })).body as CheckResult;
const listed = async (query: object = {}) =>
  (await asked('GET /api/events/:eventId/check-ins', { query })).body as CheckList;
const passes = async (query: object = {}) =>
  (await asked('GET /api/events/:eventId/passes', { query })).body as PassPage;

const names = ['Bo Li', 'ada alves', 'Çelik Ay'];

async function threeGuests() {
  const made = await aBooking(app, admin, event, { quantity: 3, price: 0 });
  for (const [place, { id }] of made.booking.people.entries()) {
    await app.testDb.db.run(
      sql`update bookings_places set full_name = ${names[place] ?? ''} where id = ${id}`,
    );
  }
  return made.booking.people;
}

test('a check that is sent three times at once is one, and each answer says so', async () => {
  const [place] = await threeGuests();
  const body = { key: newKey(), pass: place?.pass };
  const answers = await Promise.all([check(body), check(body), check(body)]);
  expect(answers.map(({ result }) => result)).toEqual(['in', 'in', 'in']);
  expect((await check({ ...body, key: newKey() })).result).toBe('again');
});

test('two devices with the same ticket at once: one lets in, the other says again', async () => {
  const [place] = await threeGuests();
  const answers = await Promise.all(
    [newKey(), newKey()].map((key) => check({ key, pass: place?.pass })),
  );
  expect(answers.map(({ result }) => result).toSorted()).toEqual(['again', 'in']);
});

test('what was done without a network keeps its moment, and cannot be of a time to come', async () => {
  const [one, two] = await threeGuests();
  const at = '2026-01-02T08:00:00.000Z';
  const before = await check({ key: newKey(), placeId: one?.id, at });
  expect(before.place?.checkedInAt).toBe(at);
  const after = await check({ key: newKey(), placeId: two?.id, at: '2999-01-01T00:00:00.000Z' });
  expect(Date.parse(after.place?.checkedInAt ?? '')).toBeLessThan(Date.parse('2998-01-01'));
});

test('the list goes on after a place, by name, and finds by who booked', async () => {
  const people = await threeGuests();
  const { places, hasMore } = await listed();
  expect(places.map(({ fullName }) => fullName)).toEqual(['ada alves', 'Bo Li', 'Çelik Ay']);
  expect(hasMore).toBe(false);
  const rest = await listed({ after: people[1]?.id });
  expect(rest.places.map(({ fullName }) => fullName)).toEqual(['Bo Li', 'Çelik Ay']);
  expect((await listed({ q: 'ALVES' })).places).toHaveLength(1);
  expect((await listed({ q: 'celik' })).places).toHaveLength(1);
  expect((await listed({ q: places[0]?.reference })).places).toHaveLength(3);
});

test('a device is given hashes of the passes that let in, and no pass', async () => {
  const people = await threeGuests();
  const params = { placeId: people[0]?.id };
  await app.testDb.db.run(
    sql`update bookings_places set is_cancelled = true, pass_hash = null where id = ${params.placeId}`,
  );
  const page = await passes();
  expect(page.places.map(({ hash }) => hash)).toEqual(
    people.slice(1).map(({ pass }) => hashOfPass(pass ?? '').toString('base64url')),
  );
  expect(JSON.stringify(page)).not.toContain(people[1]?.pass);
  expect((await passes({ after: people[1]?.id })).places).toHaveLength(1);
});

test('passes of another organisation are not there', async () => {
  await threeGuests();
  const stranger = await anAdmin(app);
  const more = { token: stranger.token };
  expect((await asked('GET /api/events/:eventId/passes', more)).status).toBe(404);
});

test('ten thousand places are counted along their index, within 50 ms', async () => {
  const [place] = await threeGuests();
  const { db } = app.testDb;
  await db.run(
    sql`insert into bookings_places (organisation_id, event_id, booking_id, ticket_id, kind, line,
          quota_ids, full_name, email, pass_hash, checked_in_at)
        select p.organisation_id, p.event_id, p.booking_id, p.ticket_id, p.kind, p.line, '{}',
          'Guest ' || n, '', sha256(int4send(n)), case when n % 2 = 0 then now() end
        from bookings_places p, generate_series(1, 10000) n where p.id = ${place?.id ?? 0}`,
  );
  await db.run(sql`vacuum analyze bookings_places`);
  const times: number[] = [];
  for (let time = 0; time < 5; time++) {
    const begun = performance.now();
    expect(await listed()).toMatchObject({ expected: 10_003, checkedIn: 5_000, hasMore: true });
    times.push(performance.now() - begun);
  }
  expect(Math.min(...times)).toBeLessThan(50);
  const found = await listed({ q: 'guest 777' });
  expect(found.places.map(({ fullName }) => fullName)).toContain('Guest 777');
});
