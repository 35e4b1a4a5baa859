import type { BookingRecord, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking, aHold, anAddition, booked, newKey } from '../../../testing/bookings/bookings.ts';
import { newPool, newQuestion, newTicket, takenOfPools } from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { someAddress } from '../../../testing/orders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sql } from '../../../platform/db/sql.ts';
import { listPayments, recordPayment } from '../../payments/index.ts';
import { endEndedHolds, endUnpaidBookings, readOwn } from '../index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let first: Awaited<ReturnType<typeof aBooking>>;
let dinner: { id: number };

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  first = await aBooking(app, admin, event);
  dinner = await newTicket(app, admin, event.id, {
    kind: 'add_on',
    name: { en: 'Dinner' },
    price: 4_000,
    most: 2,
  });
});

type Key = Parameters<TestApp['call']>[0];
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const hold = (body: object) =>
  app.call('POST /api/e/:slug/bookings', {
    params: { slug: event.slug },
    body: { key: newKey(), addsTo: first.token, ...body },
  });
const own = (key: Key, token: string, body?: object) => app.call(key, { params: { token }, body });
const run = (key: Key, params: Record<string, unknown>, body?: object) =>
  app.call(key, { token: admin.token, params, body });
const more = (quantity = 1) => [{ ticketId: dinner.id, quantity }];
const pay = async (token: string) => {
  const { reference, gross } = await readOwn(app.work, token);
  const row = await app.testDb.db.row<{ invoiceId: number }>(
    sql`select invoice_id as "invoiceId" from bookings where reference = ${reference}`,
  );
  await recordPayment(app.work, admin.person, {
    invoiceId: row?.invoiceId ?? 0,
    way: 'transfer',
    state: 'paid',
    amount: gross,
    reference,
    paidOn: null,
    key: newKey(),
  });
};
const recordOf = async (id: number) =>
  (await run('GET /api/bookings/:bookingId', { bookingId: id })).body as BookingRecord;

describe('what is added to a booking', () => {
  test('is booked as the first was, without a ticket of its own, and shown with it', async () => {
    const token = await anAddition(app, event.slug, first.token, more());
    const held = await readOwn(app.work, token);
    const { reference, email, address } = first.booking;
    expect(held).toMatchObject({ state: 'held', email, address, gross: 4_000 });
    expect(held.first).toEqual({ token: first.token, reference });
    const after = await booked(app, token);
    expect(after).toMatchObject({ state: 'pending', invoice: { balance: 4_000 } });
    await pay(token);
    const whole = await readOwn(app.work, first.token);
    expect(whole.additions).toMatchObject([
      { token, state: 'confirmed', gross: 4_000, balance: 0, people: [{ kind: 'add_on' }] },
    ]);
    expect(whole).toMatchObject({ state: 'pending', gross: 11_900, canAdd: true });
    const ofAddition = whole.changes.filter((one) => one.reference === after.reference);
    expect(ofAddition.map(({ state }) => state)).toEqual(['held', 'pending', 'confirmed']);
    const record = await recordOf(first.id);
    expect(record.additions).toMatchObject([{ reference: after.reference, addsTo: first.id }]);
    expect(record.deeds).toContain('add');
  });

  test('counts with what is booked already, for most and least', async () => {
    expect(codeOf(await hold({ items: more(3) }))).toBe('bookings.too_many_places');
    await booked(app, await anAddition(app, event.slug, first.token, more(2)));
    expect(codeOf(await hold({ items: more() }))).toBe('bookings.too_many_places');
    const pair = await newTicket(app, admin, event.id, { least: 2 });
    expect(codeOf(await hold({ items: [{ ticketId: pair.id, quantity: 1 }] }))).toBe(
      'bookings.too_few_places',
    );
    await booked(
      app,
      await anAddition(app, event.slug, first.token, [{ ticketId: pair.id, quantity: 2 }]),
    );
    expect((await hold({ items: [{ ticketId: pair.id, quantity: 1 }] })).status).toBe(201);
  });

  test('is added to what stands, of the same event, by its link alone', async () => {
    const other = await aBooking(app, admin, await aPublishedEvent(app, admin));
    expect((await hold({ items: more(), addsTo: other.token })).status).toBe(404);
    expect((await hold({ items: more(), addsTo: 'x'.repeat(43) })).status).toBe(404);
    expect((await hold({ items: more(), addsTo: '<b>'.padEnd(43) })).status).toBe(422);
    const secret = await newTicket(app, admin, event.id, { audience: 'code' });
    expect(codeOf(await hold({ items: [{ ticketId: secret.id, quantity: 1 }] }))).toBe(
      'bookings.ticket_not_on_sale',
    );
    const [ticketId] = first.booking.people.map((place) => place.ticketId);
    const held = await aHold(app, event.slug, [{ ticketId: ticketId ?? 0, quantity: 1 }]);
    expect(codeOf(await hold({ items: more(), addsTo: held }))).toBe('bookings.not_from_here');
    await run(
      'POST /api/bookings/:bookingId/cancel',
      { bookingId: first.id },
      { why: '', placeIds: null },
    );
    expect(codeOf(await hold({ items: more() }))).toBe('bookings.not_from_here');
  });

  test('of what was added is added to the first, and the same key is the same', async () => {
    const token = await anAddition(app, event.slug, first.token, more());
    await booked(app, token);
    const key = newKey();
    const said = { key, items: more(), addsTo: token };
    const [one, two] = [await hold(said), await hold(said)];
    expect(one.body).toEqual(two.body);
    const next = await readOwn(app.work, (one.body as { token: string }).token);
    expect(next.first?.reference).toBe(first.booking.reference);
    expect(codeOf(await hold({ ...said, items: more(2) }))).toBe('bookings.key_taken');
  });

  test('costs what the server says, whatever was shown', async () => {
    const token = await anAddition(app, event.slug, first.token, more());
    const forged = await own('POST /api/booking/:token/book', token, {
      way: 'transfer',
      gross: 1,
      agrees: true,
    });
    expect(codeOf(forged)).toBe('bookings.price_changed');
    const way = { way: 'free', gross: 4_000, agrees: true };
    expect(codeOf(await own('POST /api/booking/:token/book', token, way))).toBe(
      'bookings.way_not_offered',
    );
  });

  test('asks what is asked of its own, and not of every booking once more', async () => {
    const every = await newQuestion(app, admin, event.id, { per: 'booking', isRequired: true });
    const diet = await newQuestion(app, admin, event.id, {
      per: 'booking',
      ticketIds: [dinner.id],
      isRequired: true,
    });
    const token = await anAddition(app, event.slug, first.token, more());
    const { missing, questions } = await readOwn(app.work, token);
    expect(questions.map(({ id }) => id)).toEqual([diet.id]);
    expect(missing).toEqual([`/answers/${diet.id}`]);
    expect(questions.some(({ id }) => id === every.id)).toBe(false);
  });
});

describe('two at once', () => {
  test('on the last place: one has it', async () => {
    const pool = await newPool(app, admin, event.id, 1);
    const last = await newTicket(app, admin, event.id, { kind: 'add_on', poolIds: [pool.id] });
    const items = [{ ticketId: last.id, quantity: 1 }];
    const answers = await Promise.all([hold({ items }), hold({ items }), hold({ items })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(new Set(answers.flatMap((one) => codeOf(one) ?? []))).toEqual(
      new Set(['bookings.too_few_left']),
    );
  });

  test('of what one booking may have: the second is one too many', async () => {
    const items = more(2);
    const answers = await Promise.all([hold({ items }), hold({ items }), hold({ items })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });

  test('cancelling the first while it is added to: nothing is left standing', async () => {
    const [, cancelled] = await Promise.all([
      hold({ items: more() }),
      own('POST /api/booking/:token/cancel', first.token),
    ]);
    const { state, additions } = await readOwn(app.work, first.token);
    if (cancelled.status === 200) {
      expect(state).toBe('cancelled');
      expect(additions.filter((one) => one.state !== 'cancelled')).toEqual([]);
    }
    const held = await app.testDb.db.row<{ count: number }>(
      sql`select count(*)::int as count from bookings where adds_to = ${first.id} and state = 'held'`,
    );
    if (cancelled.status === 200) expect(held?.count).toBe(0);
  });
});

describe('cancelled', () => {
  const cancel = (bookingId: number, placeIds: number[] | null = null) =>
    run('POST /api/bookings/:bookingId/cancel', { bookingId }, { why: 'Sorry', placeIds });

  test('with the first it goes, paid, unpaid or only held, and its money goes back', async () => {
    await pay(first.token);
    const paid = await anAddition(app, event.slug, first.token, more());
    await booked(app, paid);
    await pay(paid);
    const pool = await newPool(app, admin, event.id, 5);
    const tour = await newTicket(app, admin, event.id, { kind: 'add_on', poolIds: [pool.id] });
    const unpaid = await anAddition(app, event.slug, first.token, [
      { ticketId: tour.id, quantity: 1 },
    ]);
    await booked(app, unpaid);
    const held = await anAddition(app, event.slug, first.token, [
      { ticketId: tour.id, quantity: 2 },
    ]);
    expect(await takenOfPools(app, event.id)).toEqual([1, 3]);
    expect(await readOwn(app.work, first.token)).toMatchObject({ cancelPaid: 15_900 });
    expect((await cancel(first.id)).status).toBe(200);
    expect(await takenOfPools(app, event.id)).toEqual([0, 0]);
    for (const token of [first.token, paid, unpaid]) {
      expect(await readOwn(app.work, token)).toMatchObject({ state: 'cancelled' });
    }
    expect(await readOwn(app.work, held)).toMatchObject({ state: 'expired' });
    const refunds = await app.testDb.db.rows<{ amount: number }>(
      sql`select amount from payments where organisation_id = ${admin.person.organisationId}
          and refund_of is not null order by amount`,
    );
    expect(refunds.map(({ amount }) => amount)).toEqual([4_000, 11_900]);
  });

  test('by itself it leaves the first as it is', async () => {
    const token = await anAddition(app, event.slug, first.token, more());
    await booked(app, token);
    expect((await own('POST /api/booking/:token/cancel', token)).body).toMatchObject({
      state: 'cancelled',
    });
    expect(await readOwn(app.work, first.token)).toMatchObject({ state: 'pending' });
  });

  test('a ticket that was added stays when only that of the first is cancelled', async () => {
    const [place] = first.booking.people;
    const items = [{ ticketId: place?.ticketId ?? 0, quantity: 1 }];
    const token = await anAddition(app, event.slug, first.token, items);
    await booked(app, token);
    const dinners = await anAddition(app, event.slug, first.token, more());
    await booked(app, dinners);
    await cancel(first.id, [place?.id ?? 0]);
    expect(await readOwn(app.work, token)).toMatchObject({ state: 'pending' });
    expect(await readOwn(app.work, dinners)).toMatchObject({ state: 'pending' });
    const row = await app.testDb.db.row<{ id: number }>(
      sql`select id from bookings where reference = ${(await readOwn(app.work, token)).reference}`,
    );
    await cancel(row?.id ?? 0);
    expect(await readOwn(app.work, dinners)).toMatchObject({ state: 'cancelled' });
  });

  test('by the clock: the first that nobody pays takes it along', async () => {
    const token = await anAddition(app, event.slug, first.token, more());
    await booked(app, token);
    await pay(token);
    app.clock.ahead = 60 * 86_400;
    await endUnpaidBookings(app.work);
    expect(await readOwn(app.work, first.token)).toMatchObject({ state: 'cancelled' });
    expect(await readOwn(app.work, token)).toMatchObject({ state: 'cancelled' });
  });

  test('an addition whose time ends is nothing to the first', async () => {
    const token = await anAddition(app, event.slug, first.token, more());
    app.clock.ahead = 3_600;
    await endEndedHolds(app.work);
    expect(await readOwn(app.work, token)).toMatchObject({ state: 'expired' });
    expect(await readOwn(app.work, first.token)).toMatchObject({ state: 'pending', additions: [] });
  });
});

describe('by hand', () => {
  const input = (other: object = {}) => ({
    key: newKey(),
    items: [{ ticketId: dinner.id, quantity: 1, price: null, people: [] }],
    booker: { fullName: 'Ines Prado', email: 'ines@example.com', phone: '' },
    address: someAddress,
    language: 'en',
    way: 'transfer',
    isPaid: true,
    isMailed: false,
    why: '',
    addsTo: first.id,
    ...other,
  });
  const make = (other: object = {}, by = admin) =>
    app.call('POST /api/events/:eventId/bookings', {
      token: by.token,
      params: { eventId: event.id },
      body: input(other),
    });

  test('organisers add without a ticket, to a booking of their own event', async () => {
    const made = await make();
    expect(made.body).toMatchObject({
      state: 'confirmed',
      first: { id: first.id, reference: first.booking.reference },
    });
    expect(codeOf(await make({ addsTo: undefined }))).toBe('bookings.needs_ticket');
    const stranger = await anAdmin(app);
    const theirs = await aBooking(app, stranger, await aPublishedEvent(app, stranger));
    expect((await make({ addsTo: theirs.id })).status).toBe(404);
    const { payments } = await listPayments(app.work, admin.person, {});
    expect(payments).toHaveLength(1);
  });
});
