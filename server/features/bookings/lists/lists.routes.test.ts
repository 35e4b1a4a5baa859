import type {
  CheckList,
  CheckResult,
  DoorAttendance,
  EntryList,
  EntryListInput,
  EntryLists,
  EventSetup,
  PassPage,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aHold, booked, newKey } from '../../../testing/bookings/bookings.ts';
import { aListInput } from '../../../testing/bookings/lists.ts';
import { aSale, newTicket } from '../../../testing/bookings/offer.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

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
const made = async (other: Partial<EntryListInput> = {}) =>
  (await asked('POST /api/events/:eventId/check-in-lists', { body: aListInput(other) }))
    .body as EntryList;
const check = async (body: object) =>
  (await asked('POST /api/events/:eventId/check-ins', { body: { key: newKey(), ...body } }))
    .body as CheckResult;
const said = async (body: object) => (await check(body)).result;
const listed = async (query: object = {}) =>
  (await asked('GET /api/events/:eventId/check-ins', { query })).body as CheckList;
const attendance = async (listId?: number) =>
  (await asked('GET /api/events/:eventId/attendance', { query: listId ? { listId } : {} }))
    .body as DoorAttendance;

/** A booking of three tickets and two dinners. */
async function aPartyOfThree() {
  const { ticket, pool } = await aSale(app, admin, event.id, { ticket: { price: 0 } });
  const dinner = await newTicket(app, admin, event.id, {
    kind: 'add_on',
    name: { en: 'Dinner' },
    price: 0,
    poolIds: [pool.id],
  });
  const token = await aHold(app, event.slug, [
    { ticketId: ticket.id, quantity: 3 },
    { ticketId: dinner.id, quantity: 2 },
  ]);
  const { people } = await booked(app, token);
  const guests = people.filter(({ kind }) => kind === 'ticket');
  return { ticket, dinner, guests };
}

test('attendees make no lists, and those of another organisation are not there', async () => {
  const attendee = await aColleague(app, admin);
  const stranger = await anAdmin(app);
  const { id } = await made();
  const at = 'GET /api/events/:eventId/check-in-lists';
  expect((await asked(at, { token: attendee.token })).status).toBe(403);
  expect((await asked(at, { token: stranger.token })).status).toBe(404);
  const { guests } = await aPartyOfThree();
  const theirs = { token: stranger.token, params: { listId: id, placeId: guests[0]?.id } };
  expect((await asked('DELETE /api/check-in-lists/:listId/places/:placeId', theirs)).status).toBe(
    404,
  );
  expect((await asked('DELETE /api/check-in-lists/:listId', theirs)).status).toBe(404);
});

test('a list of another event lets nobody in', async () => {
  const other = await aPublishedEvent(app, admin);
  const { guests } = await aPartyOfThree();
  const { body } = await asked('POST /api/events/:eventId/check-in-lists', {
    params: { eventId: other.id },
    body: aListInput(),
  });
  const answer = await asked('POST /api/events/:eventId/check-ins', {
    body: { key: newKey(), pass: guests[0]?.pass, listId: (body as EntryList).id },
  });
  expect(answer.status).toBe(404);
});

test('tickets of another event, and a time that ends before it begins, are refused', async () => {
  const post = async (other: Partial<EntryListInput>) =>
    (await asked('POST /api/events/:eventId/check-in-lists', { body: aListInput(other) })).status;
  expect(await post({ ticketIds: [999_999] })).toBe(404);
  expect(await post({ sessionId: 999_999 })).toBe(404);
  expect(await post({ opensAt: '2026-05-02T10:00:00Z', closesAt: '2026-05-02T09:00:00Z' })).toBe(
    422,
  );
});

test('a place comes in once a list, and the event’s own door knows nothing of it', async () => {
  const { guests } = await aPartyOfThree();
  const [one, other] = [await made({ name: 'Monday' }), await made({ name: 'Tuesday' })];
  const pass = guests[0]?.pass;
  expect(await said({ pass, listId: one.id, door: 'North door' })).toBe('in');
  const again = await check({ pass, listId: one.id, door: 'South door' });
  expect([again.result, again.place?.door]).toEqual(['again', 'North door']);
  expect(await said({ pass, listId: other.id })).toBe('in');
  expect(await listed()).toMatchObject({ expected: 3, checkedIn: 0 });
  expect(await said({ pass })).toBe('in');
  expect(await listed({ listId: one.id })).toMatchObject({ expected: 3, checkedIn: 1, inNow: 1 });
});

test('a dinner lets in as many of its booking as there are dinners, whoever they are, also at once', async () => {
  const { guests, dinner } = await aPartyOfThree();
  const { id: listId } = await made({ name: 'Dinner', ticketIds: [dinner.id] });
  const answers = await Promise.all(guests.map(({ pass }) => said({ pass, listId })));
  expect(answers.toSorted()).toEqual(['in', 'in', 'not_listed']);
  expect(await attendance(listId)).toMatchObject({
    expected: 2,
    came: 2,
    tickets: [{ ticketId: dinner.id, expected: 2, came: 2 }],
  });
});

test('a ticket that is not on the list is told so, and not let in', async () => {
  const { guests } = await aPartyOfThree();
  const speakers = await newTicket(app, admin, event.id, { name: { en: 'Speakers' } });
  const { id: listId } = await made({ ticketIds: [speakers.id] });
  const answer = await check({ pass: guests[0]?.pass, listId });
  expect([answer.result, answer.place?.checkedInAt]).toEqual(['not_listed', null]);
  expect((await listed({ listId })).places).toEqual([]);
});

test('a list lets in while it is open, by the moment somebody stood there', async () => {
  const { guests } = await aPartyOfThree();
  const { id: listId } = await made({
    opensAt: '2026-01-02T08:00:00Z',
    closesAt: '2026-01-02T10:00:00Z',
  });
  const pass = guests[0]?.pass;
  expect(await said({ pass, listId, at: '2026-01-02T07:59:59Z' })).toBe('closed');
  expect(await said({ pass, listId, at: '2026-01-02T10:00:00Z' })).toBe('closed');
  expect(await said({ pass, listId, at: '2026-01-02T08:00:00Z' })).toBe('in');
});

test('who goes out may come in again where the list says so, and has come once', async () => {
  const { guests, dinner } = await aPartyOfThree();
  const { id: listId } = await made({ ticketIds: [dinner.id], mayReturn: true });
  const [one, two, three] = guests.map(({ pass }) => ({ pass, listId }));
  expect(await said({ ...one, leaves: true })).toBe('not_in');
  expect(await said({ ...one })).toBe('in');
  expect(await said({ ...two })).toBe('in');
  expect(await said({ ...one })).toBe('again');
  const out = await check({ ...one, leaves: true });
  expect([out.result, out.place?.checkedInAt]).toEqual(['left', null]);
  expect(await attendance(listId)).toMatchObject({ came: 2, inNow: 1 });
  expect((await listed({ listId, state: 'out' })).places.map(({ id }) => id)).toEqual([
    guests[0]?.id,
  ]);
  // Their dinner stays theirs while they are out.
  expect(await said({ ...three })).toBe('not_listed');
  expect(await said({ ...one })).toBe('in');
  const params = { listId, placeId: guests[0]?.id };
  await asked('DELETE /api/check-in-lists/:listId/places/:placeId', { params });
  expect(await said({ ...three })).toBe('in');
});

test('who has gone out stays out where nobody comes in again, and nobody goes out at the event’s own door', async () => {
  const { guests } = await aPartyOfThree();
  const { id: listId } = await made();
  const pass = guests[0]?.pass;
  await said({ pass, listId });
  expect(await said({ pass, listId, leaves: true })).toBe('left');
  expect(await said({ pass, listId })).toBe('again');
  const body = { key: newKey(), pass, leaves: true };
  expect((await asked('POST /api/events/:eventId/check-ins', { body })).status).toBe(422);
});

test('the same check three times at once on a list is one', async () => {
  const { guests } = await aPartyOfThree();
  const { id: listId } = await made();
  const body = { key: newKey(), pass: guests[0]?.pass, listId };
  expect(await Promise.all([said(body), said(body), said(body)])).toEqual(['in', 'in', 'in']);
});

test('a device keeps the passes of its list alone, and how many an add-on lets in', async () => {
  const { guests, dinner } = await aPartyOfThree();
  const speakers = await newTicket(app, admin, event.id, { name: { en: 'Speakers' } });
  const passes = async (ticketIds: number[]) => {
    const { id: listId } = await made({ ticketIds });
    const { body } = await asked('GET /api/events/:eventId/passes', { query: { listId } });
    return (body as PassPage).places.map(({ mostOfBooking = null }) => mostOfBooking);
  };
  expect(await passes([dinner.id])).toEqual(guests.map(() => 2));
  expect(await passes([])).toEqual(guests.map(() => null));
  expect(await passes([speakers.id])).toEqual([]);
});

test('each number of the attendance opens the people behind it', async () => {
  const { guests, ticket } = await aPartyOfThree();
  await said({ pass: guests[0]?.pass, at: '2026-01-02T08:10:00Z' });
  await said({ pass: guests[1]?.pass, at: '2026-01-02T09:59:59Z' });
  const { hours, tickets, ...sums } = await attendance();
  expect(sums).toEqual({ expected: 3, came: 2, inNow: 2 });
  expect(tickets).toMatchObject([{ ticketId: ticket.id, expected: 3, came: 2 }]);
  expect(hours).toEqual([
    { hour: '2026-01-02T08:00:00.000Z', came: 1 },
    { hour: '2026-01-02T09:00:00.000Z', came: 1 },
  ]);
  const ids = async (query: object) => (await listed(query)).places.map(({ id }) => id);
  expect(await ids({ hour: hours[1]?.hour })).toEqual([guests[1]?.id]);
  expect(await ids({ state: 'missing' })).toEqual([guests[2]?.id]);
  expect(await ids({ ticketId: ticket.id, state: 'came' })).toHaveLength(2);
});

test('who came is written as a file, one a line, and formulas stay text', async () => {
  const { guests } = await aPartyOfThree();
  await app.testDb.db.run(
    sql`update bookings_places set full_name = '=1+1' where id = ${guests[0]?.id ?? 0}`,
  );
  const { id: listId } = await made();
  await said({ pass: guests[0]?.pass, listId });
  const answer = await asked('GET /api/events/:eventId/attendance/export', {
    query: { listId, state: 'came' },
  });
  const lines = answer.text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^"?'=1\+1/);
});

test('a list is changed from what was seen of it, and deleted with who came by it', async () => {
  const { guests } = await aPartyOfThree();
  const { id, eventId: _, ...known } = await made();
  const listId = id;
  await said({ pass: guests[0]?.pass, listId });
  const put = (body: object) =>
    asked('PUT /api/check-in-lists/:listId', { params: { listId }, body });
  expect((await put({ ...known, name: ' Hall ' })).body).toMatchObject({
    name: 'Hall',
    version: 2,
  });
  expect((await put({ ...known, name: 'Late' })).status).toBe(409);
  const { lists } = (await asked('GET /api/events/:eventId/check-in-lists')).body as EntryLists;
  expect(lists).toMatchObject([{ name: 'Hall', expected: 3, came: 1, inNow: 1 }]);
  await asked('DELETE /api/check-in-lists/:listId', { params: { listId } });
  expect((await asked('GET /api/events/:eventId/attendance', { query: { listId } })).status).toBe(
    404,
  );
});
