import type { BookingRecord, EventSetup, UpgradeOffers } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aHold, booked, detailsOf, newKey } from '../../../testing/bookings/bookings.ts';
import {
  aSale,
  newPool,
  newTicket,
  onSale,
  takenOfPools,
} from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sql } from '../../../platform/db/sql.ts';
import { recordPayment } from '../../payments/index.ts';
import { checkIn, endEndedHolds, endUnpaidBookings, readOwn } from '../index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let plain: { id: number };
let grand: { id: number };
let token: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  const sale = await aSale(app, admin, event.id, { ways: ['transfer', 'on_site'] });
  plain = sale.ticket;
  const pool = await newPool(app, admin, event.id, 5);
  grand = await newTicket(app, admin, event.id, {
    name: { en: 'Grand' },
    price: 20_000,
    poolIds: [pool.id],
  });
  token = await aHold(app, event.slug, [{ ticketId: plain.id, quantity: 2 }]);
  await booked(app, token);
  await pay(token);
});

type Key = Parameters<TestApp['call']>[0];
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const own = (key: Key, of: string, body?: object) => app.call(key, { params: { token: of }, body });
const run = (key: Key, params: Record<string, unknown>, body?: object, by = admin) =>
  app.call(key, { token: by.token, params, body });
const rowOf = async (of: string) => {
  const { reference } = await readOwn(app.work, of);
  const row = await app.testDb.db.row<{ id: number; invoiceId: number }>(
    sql`select id, invoice_id as "invoiceId" from bookings where reference = ${reference}`,
  );
  return { id: row?.id ?? 0, invoiceId: row?.invoiceId ?? 0, reference };
};
const pay = async (of: string) => {
  const { invoiceId, reference } = await rowOf(of);
  await recordPayment(app.work, admin.person, {
    invoiceId,
    way: 'transfer',
    state: 'paid',
    amount: (await readOwn(app.work, of)).gross,
    reference,
    paidOn: null,
    key: newKey(),
  });
};
const placesIn = async (of = token) => (await readOwn(app.work, of)).people;
const firstPlace = async (of = token) => (await placesIn(of))[0]?.id ?? 0;
const upgrade = (body: object, of = token) =>
  own('POST /api/booking/:token/upgrades', of, { key: newKey(), ...body });
const held = async (ticketId = grand.id, of = token) => {
  const place = (await placesIn(of)).find(({ isCancelled }) => !isCancelled);
  const { body } = await upgrade({ placeId: place?.id, ticketId }, of);
  return (body as { token: string }).token;
};
const bookUpgrade = async (of: string, way = 'transfer') => {
  const seen = await readOwn(app.work, of);
  return own('POST /api/booking/:token/book', of, { way, gross: seen.gross, agrees: true });
};
const upgraded = async (ticketId = grand.id, of = token) => {
  const made = await held(ticketId, of);
  expect((await bookUpgrade(made)).status).toBe(200);
  await pay(made);
  return made;
};
const refunds = async () =>
  (
    await app.testDb.db.rows<{ amount: number }>(
      sql`select amount from payments where organisation_id = ${admin.person.organisationId}
          and refund_of is not null order by amount`,
    )
  ).map(({ amount }) => amount);

describe('a place is exchanged for a dearer ticket', () => {
  test('for the difference, once that is paid, and nothing changes before', async () => {
    const offers = (await own('GET /api/booking/:token/upgrades', token)).body as UpgradeOffers;
    expect(offers.upgrades.map(({ ticketId, price }) => [ticketId, price])).toEqual([
      [grand.id, 8_100],
      [grand.id, 8_100],
    ]);
    const before = (await placesIn())[0];
    const made = await held();
    const seen = await readOwn(app.work, made);
    expect(seen).toMatchObject({
      state: 'held',
      gross: 8_100,
      missing: [],
      lines: [{ upgradesFrom: { en: 'Full, on site' } }],
      people: [{ fullName: 'Guest 1', ticketId: grand.id, pass: null }],
    });
    await bookUpgrade(made);
    expect(await takenOfPools(app, event.id)).toEqual([2, 1]);
    expect((await placesIn())[0]).toMatchObject({ pass: before?.pass, isUpgraded: false });
    await pay(made);
    expect(await takenOfPools(app, event.id)).toEqual([1, 1]);
    expect((await placesIn())[0]).toMatchObject({
      pass: null,
      isUpgraded: true,
      isCancelled: true,
    });
    const after = await readOwn(app.work, made);
    expect(after.people[0]?.pass).toEqual(expect.any(String));
    expect(after.people[0]?.pass).not.toBe(before?.pass);
    const record = (
      await run('GET /api/bookings/:bookingId', { bookingId: (await rowOf(token)).id })
    ).body as BookingRecord;
    expect(record.changes.some(({ facts }) => facts.includes('ticket'))).toBe(true);
    expect(record.additions).toMatchObject([{ state: 'confirmed', gross: 8_100 }]);
  });

  test('again, for what is dearer still, and all of it is paid back when all is cancelled', async () => {
    const made = await upgraded();
    const best = await newTicket(app, admin, event.id, { price: 30_000 });
    const next = await upgraded(best.id, made);
    expect(await readOwn(app.work, next)).toMatchObject({ gross: 10_000 });
    const whole = await readOwn(app.work, token);
    expect(whole).toMatchObject({ cancelPaid: 23_800 + 8_100 + 10_000, canCancel: true });
    expect((await readOwn(app.work, next)).canCancel).toBe(false);
    expect((await own('POST /api/booking/:token/cancel', token)).status).toBe(200);
    expect(await refunds()).toEqual([8_100, 10_000, 23_800]);
    expect(await takenOfPools(app, event.id)).toEqual([0, 0]);
  });

  test('and an organiser who cancels that place gives back what was paid for it, no more', async () => {
    const made = await upgraded();
    const { id } = await rowOf(made);
    const body = { why: '', placeIds: null };
    expect(
      (await run('POST /api/bookings/:bookingId/cancel', { bookingId: id }, body)).status,
    ).toBe(200);
    expect(await refunds()).toEqual([8_100, 11_900]);
    expect(await readOwn(app.work, token)).toMatchObject({ state: 'confirmed', places: 1 });
  });

  test('within one pool, also where that is full', async () => {
    const pool = await newPool(app, admin, event.id, 1);
    const low = await newTicket(app, admin, event.id, { price: 1_000, poolIds: [pool.id] });
    const high = await newTicket(app, admin, event.id, { price: 2_000, poolIds: [pool.id] });
    const first = await aHold(app, event.slug, [{ ticketId: low.id, quantity: 1 }]);
    await booked(app, first);
    await pay(first);
    const made = await upgraded(high.id, first);
    expect(await takenOfPools(app, event.id)).toEqual([2, 0, 1]);
    expect((await placesIn(made))[0]).toMatchObject({ ticketId: high.id });
    await own('POST /api/booking/:token/cancel', first);
    expect(await takenOfPools(app, event.id)).toEqual([2, 0, 0]);
  });

  test('goes with whoever the place was handed to while it waited', async () => {
    const made = await held();
    await bookUpgrade(made);
    const seen = await readOwn(app.work, token);
    const people = seen.people.map(({ id }, at) => ({
      placeId: id,
      fullName: at === 0 ? 'Kim Osei' : 'Guest 2',
      email: at === 0 ? 'kim@example.com' : '',
      answers: [],
    }));
    await own('PUT /api/booking/:token/details', token, detailsOf(seen, { people }));
    await pay(made);
    expect((await placesIn(made))[0]).toMatchObject({ fullName: 'Kim Osei' });
  });

  test('who is in already stays in', async () => {
    const made = await held();
    await bookUpgrade(made);
    const [place] = await placesIn();
    await checkIn(app.work, admin.person, event.id, { pass: place?.pass ?? '', key: newKey() });
    await pay(made);
    expect((await placesIn(made))[0]?.checkedInAt).toEqual(expect.any(String));
    expect((await placesIn())[0]?.checkedInAt).toBeNull();
  });
});

describe('nothing changes', () => {
  const isAsBefore = async () => {
    const { state, people } = await readOwn(app.work, token);
    expect(state).toBe('confirmed');
    expect(people.every(({ pass, isCancelled }) => pass !== null && !isCancelled)).toBe(true);
    expect(await takenOfPools(app, event.id)).toEqual([2, 0]);
  };

  test('where the clock ends it, unfilled or unpaid', async () => {
    await held();
    app.clock.ahead = 3_600;
    await endEndedHolds(app.work);
    await isAsBefore();
    const made = await held();
    await bookUpgrade(made);
    app.clock.ahead = 60 * 86_400;
    await endUnpaidBookings(app.work);
    expect(await readOwn(app.work, made)).toMatchObject({ state: 'cancelled' });
    await isAsBefore();
    expect(await refunds()).toEqual([]);
  });

  test('where it is wanted twice, by who has another link, or for what is not offered', async () => {
    const placeId = await firstPlace();
    const twice = { placeId, ticketId: grand.id };
    const answers = await Promise.all([upgrade(twice), upgrade(twice)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.flatMap((one) => codeOf(one) ?? [])).toEqual(['bookings.upgrade_waits']);
    const other = await aHold(app, event.slug, [{ ticketId: plain.id, quantity: 1 }]);
    expect(codeOf(await upgrade(twice, other))).toBe('bookings.not_from_here');
    await booked(app, other);
    await pay(other);
    expect(codeOf(await upgrade(twice, other))).toBe('bookings.not_from_here');
    const second = (await placesIn())[1]?.id;
    const hidden = await newTicket(app, admin, event.id, { price: 50_000, audience: 'code' });
    const taxed = await newTicket(app, admin, event.id, { price: 50_000, taxRate: 700 });
    const dinner = await newTicket(app, admin, event.id, { price: 50_000, kind: 'add_on' });
    for (const ticketId of [hidden.id, taxed.id, dinner.id, plain.id, 1]) {
      expect(codeOf(await upgrade({ placeId: second, ticketId }))).toBe(
        'bookings.ticket_not_on_sale',
      );
    }
    const forged = { placeId: second, ticketId: grand.id, price: 1 };
    expect((await upgrade(forged)).status).toBe(422);
  });

  test('where the event turned it off, or who would pay at the door', async () => {
    const made = await held();
    expect(codeOf(await bookUpgrade(made, 'on_site'))).toBe('bookings.way_not_offered');
    expect((await readOwn(app.work, made)).paying.ways.map(({ way }) => way)).toEqual(['transfer']);
    await onSale(app, admin, event.id, { canUpgrade: false });
    const { body } = await own('GET /api/booking/:token/upgrades', token);
    expect((body as UpgradeOffers).upgrades).toEqual([]);
    const second = (await placesIn())[1]?.id;
    expect(codeOf(await upgrade({ placeId: second, ticketId: grand.id }))).toBe(
      'bookings.not_on_sale',
    );
  });

  test('for an upgrade whose place is cancelled: it is called off with it, and paid back', async () => {
    const made = await held();
    await bookUpgrade(made);
    const { id } = await rowOf(token);
    const body = { why: '', placeIds: [await firstPlace()] };
    await run('POST /api/bookings/:bookingId/cancel', { bookingId: id }, body);
    expect(await readOwn(app.work, made)).toMatchObject({ state: 'cancelled' });
    expect(await takenOfPools(app, event.id)).toEqual([1, 0]);
    await pay(made);
    expect(await refunds()).toEqual([8_100, 11_900]);
  });
});

describe('by organisers', () => {
  const input = async (other: object = {}) => ({
    key: newKey(),
    placeId: await firstPlace(),
    ticketId: grand.id,
    price: null,
    isPaid: true,
    isMailed: false,
    why: '',
    ...other,
  });
  const make = async (other: object = {}, by = admin) => {
    const { id } = await rowOf(token);
    const params = { bookingId: id };
    return run('POST /api/bookings/:bookingId/upgrades', params, await input(other), by);
  };

  test('for the difference that is paid already, said twice it is one', async () => {
    const key = newKey();
    const placeId = await firstPlace();
    const one = await make({ key, placeId });
    expect(one.body).toMatchObject({ state: 'confirmed', gross: 8_100 });
    expect((await make({ key, placeId })).body).toMatchObject({
      reference: (one.body as BookingRecord).reference,
    });
    expect(await takenOfPools(app, event.id)).toEqual([1, 1]);
  });

  test('for nothing, with a reason that stays in the history', async () => {
    expect(codeOf(await make({ price: 0 }))).toBe('bookings.needs_reason');
    const made = await make({ price: 0, why: 'She speaks on Friday' });
    expect(made.body).toMatchObject({ state: 'confirmed', gross: 0, invoice: null });
    const { changes } = made.body as BookingRecord;
    expect(changes.some(({ why }) => why === 'She speaks on Friday')).toBe(true);
  });

  test('of another organisation it is not found', async () => {
    expect((await make({}, await anAdmin(app))).status).toBe(404);
  });
});
