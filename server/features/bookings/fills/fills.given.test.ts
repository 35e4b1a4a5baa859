import type { BookingRecord, MyProfile, MyTicket } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aHold, detailsOf, filledIn } from '../../../testing/bookings/bookings.ts';
import { newQuestion, newTicket, onSale } from '../../../testing/bookings/offer.ts';
import { type Actor, aColleague, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { book, keepDetails, readOwn } from '../index.ts';

let app: TestApp;
let admin: Actor;
let event: Awaited<ReturnType<typeof aPublishedEvent>>;
let ticketId: number;
let questionId: number;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  await onSale(app, admin, event.id);
  ticketId = (await newTicket(app, admin, event.id, { price: 0 })).id;
  questionId = (await newQuestion(app, admin, event.id, { fills: 'headline' })).id;
});

const booker = { fullName: 'Bo Lind', email: 'bo@example.com', phone: '' };

async function aMember(): Promise<Actor> {
  const one = await aColleague(app, admin);
  await app.testDb.db.run(sql`update accounts set verified_at = now() where id = ${one.person.id}`);
  return one;
}

const personOf = (placeId: number, email: string) => ({
  placeId,
  fullName: 'Kim Osei',
  email,
  answers: [{ questionId, text: 'I plan <b>ports</b>', optionIds: [] }],
});

/** Bo books for somebody else and says what they do. */
async function booksFor(email: string) {
  const token = await aHold(app, event.slug, [{ ticketId, quantity: 1 }]);
  const placeId = (await readOwn(app.work, token)).people[0]?.id ?? 0;
  await filledIn(app, token, { booker, people: [personOf(placeId, email)] });
  await book(app.work, token, { way: 'free', gross: 0, agrees: true }, '203.0.113.7');
  return { token, placeId };
}

const givenTo = async ({ token }: Actor) =>
  (await app.call('GET /api/my-tickets', { token })).body as MyTicket[];
const says = ({ token }: Actor, placeId: number, agrees: unknown) =>
  app.call('PUT /api/my-tickets/:placeId/profile', {
    token,
    params: { placeId },
    body: { agrees },
  });
const headlineOf = async ({ token }: Actor) =>
  ((await app.call('GET /api/profile', { token })).body as MyProfile).headline;

describe('whoever has a ticket that somebody else booked', () => {
  test('reads what was answered for them, and has it filled in once they agree', async () => {
    const kim = await aMember();
    const { placeId } = await booksFor(kim.email);
    const given = {
      placeId,
      eventName: event.name,
      startsOn: event.startsOn,
      ticket: expect.any(Object) as object,
      bookedBy: 'Bo Lind',
      fills: [{ field: 'headline', words: ['I plan <b>ports</b>'] }],
    };
    expect(await givenTo(kim)).toEqual([{ ...given, agreedAt: null }]);
    expect(await headlineOf(kim)).toBe('');
    const after = await says(kim, placeId, true);
    expect(after.body).toEqual([{ ...given, agreedAt: expect.any(String) as string }]);
    expect(await headlineOf(kim)).toBe('I plan <b>ports</b>');
  });

  test('agrees once, however often it is sent, and withdraws it', async () => {
    const kim = await aMember();
    const { placeId } = await booksFor(kim.email);
    await Promise.all([says(kim, placeId, true), says(kim, placeId, true)]);
    await says(kim, placeId, false);
    await says(kim, placeId, false);
    expect(await givenTo(kim)).toMatchObject([{ agreedAt: null }]);
    const row = await app.testDb.db.row<{ id: number }>(
      sql`select booking_id as id from bookings_places where id = ${placeId}`,
    );
    const { body } = await app.call('GET /api/bookings/:bookingId', {
      token: admin.token,
      params: { bookingId: row?.id ?? 0 },
    });
    const changes = (body as BookingRecord).changes.filter(({ facts }) => facts.length > 0);
    expect(changes.flatMap(({ facts, by }) => [facts[0], by])).toEqual([
      'profile_agreed',
      kim.fullName,
      'profile_withdrawn',
      kim.fullName,
    ]);
  });

  test('has it no more once it went to somebody else', async () => {
    const kim = await aMember();
    const other = await aMember();
    const { token, placeId } = await booksFor(kim.email);
    const details = detailsOf(await readOwn(app.work, token));
    await keepDetails(app.work, token, {
      ...details,
      booker,
      people: [personOf(placeId, other.email)],
    });
    expect(await givenTo(kim)).toEqual([]);
    expect((await says(kim, placeId, true)).status).toBe(404);
    expect(await givenTo(other)).toMatchObject([{ placeId, agreedAt: null }]);
  });
});

describe('nobody agrees', () => {
  test('for another person, without their address proven, or from another organisation', async () => {
    const kim = await aMember();
    const { placeId } = await booksFor(kim.email);
    const stranger = await anAdmin(app);
    for (const one of [await aMember(), admin, stranger]) {
      expect(await givenTo(one)).toEqual([]);
      expect((await says(one, placeId, true)).status).toBe(404);
    }
    await app.testDb.db.run(
      sql`update accounts set verified_at = null where id = ${kim.person.id}`,
    );
    expect(await givenTo(kim)).toEqual([]);
    expect((await says(kim, placeId, true)).status).toBe(404);
    expect(await headlineOf(kim)).toBe('');
  });

  test('signed out, or with a forged body', async () => {
    const kim = await aMember();
    const { placeId } = await booksFor(kim.email);
    const params = { placeId };
    const body = { agrees: true };
    const out = await app.call('PUT /api/my-tickets/:placeId/profile', { params, body });
    expect(out.status).toBe(401);
    for (const odd of ['yes', 1, null, { agrees: true }]) {
      expect((await says(kim, placeId, odd)).status).toBe(422);
    }
    expect(await headlineOf(kim)).toBe('');
  });
});
