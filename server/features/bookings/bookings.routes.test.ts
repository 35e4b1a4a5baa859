import type { Booking, BookingPage, BookingRecord, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordPayment } from '../payments/index.ts';
import { findPools } from '../tickets/pools/pools.queries.ts';
import { aHold, booked, detailsOf, filledIn, newKey } from '../../testing/bookings/bookings.ts';
import { aSale, newCode, newPool, newQuestion, newTicket } from '../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { endUnpaidBookings, readOwn } from './index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});

type Key = Parameters<TestApp['call']>[0];
const own = (key: Key, token: string, body?: object) => app.call(key, { params: { token }, body });
const run = (key: Key, params: Record<string, unknown>, body?: object) =>
  app.call(key, { token: admin.token, params, body });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const hold = (items: object[], other: object = {}) =>
  app.call('POST /api/e/:slug/bookings', {
    params: { slug: event.slug },
    body: { key: newKey(), items, ...other },
  });
const listed = async (query: Record<string, unknown> = {}) => {
  const key = 'GET /api/events/:eventId/bookings';
  const { body } = await app.call(key, {
    token: admin.token,
    params: { eventId: event.id },
    query,
  });
  return body as BookingPage;
};
const recordOf = async (reference: string) => {
  const { bookings } = await listed({ q: reference });
  const params = { bookingId: bookings[0]?.id ?? 0 };
  return (await run('GET /api/bookings/:bookingId', params)).body as BookingRecord;
};
const poolOf = async () =>
  (await findPools(app.work.db, admin.person.organisationId, event.id)).map(({ taken }) => taken);

describe('places are kept', () => {
  test('once for a key, and never more than there are', async () => {
    const { ticket } = await aSale(app, admin, event.id, { size: 3 });
    const body = { key: newKey(), items: [{ ticketId: ticket.id, quantity: 2 }] };
    const params = { slug: event.slug };
    const again = () => app.call('POST /api/e/:slug/bookings', { params, body });
    const [one, two] = await Promise.all([again(), again()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body).toEqual(two.body);
    expect(await poolOf()).toEqual([2]);
    expect(codeOf(await hold([{ ticketId: ticket.id, quantity: 2 }]))).toBe(
      'bookings.too_few_left',
    );
    const other = { ...body, items: [{ ticketId: ticket.id, quantity: 1 }] };
    expect(codeOf(await app.call('POST /api/e/:slug/bookings', { params, body: other }))).toBe(
      'bookings.key_taken',
    );
    expect(await poolOf()).toEqual([2]);
  });

  test('for a quarter of an hour, once more when asked, and then they are free for others', async () => {
    const { ticket } = await aSale(app, admin, event.id, { size: 1 });
    const items = [{ ticketId: ticket.id, quantity: 1 }];
    const token = await aHold(app, event.slug, items);
    app.clock.ahead = 14 * 60;
    expect((await own('POST /api/booking/:token/prolong', token)).status).toBe(200);
    app.clock.ahead = 28 * 60;
    expect(codeOf(await hold(items))).toBe('bookings.too_few_left');
    const again = (await own('POST /api/booking/:token/prolong', token)).body as Booking;
    expect(again.canProlong).toBe(false);
    app.clock.ahead = 30 * 60;
    const offer = await app.call('GET /api/e/:slug/offer', { params: { slug: event.slug } });
    expect(offer.body).toMatchObject({ tickets: [{ state: 'on_sale', left: 1 }] });
    expect((await hold(items)).status).toBe(201);
    expect((await readOwn(app.work, token)).state).toBe('expired');
    const late = await own('POST /api/booking/:token/book', token, {
      way: 'transfer',
      gross: 11_900,
      agrees: true,
    });
    expect(codeOf(late)).toBe('bookings.hold_ended');
    expect(await poolOf()).toEqual([1]);
  });

  test.each([
    [
      'nothing that is not there',
      (id: number) => [{ ticketId: id + 99, quantity: 1 }],
      'bookings.ticket_not_on_sale',
    ],
    [
      'no more than one may have',
      (id: number) => [{ ticketId: id, quantity: 11 }],
      'bookings.too_many_places',
    ],
    ['in whole numbers', (id: number) => [{ ticketId: id, quantity: 0.5 }], 'invalid'],
    ['not below zero', (id: number) => [{ ticketId: id, quantity: -1 }], 'invalid'],
  ])('%s', async (_, itemsOf, code) => {
    const { ticket } = await aSale(app, admin, event.id);
    expect(codeOf(await hold(itemsOf(ticket.id)))).toBe(code);
    expect(await poolOf()).toEqual([0]);
  });

  test('an add-on only with a ticket, and each from all its pools', async () => {
    const { ticket } = await aSale(app, admin, event.id, { size: 5 });
    const dinner = await newPool(app, admin, event.id, 1);
    const addOn = await newTicket(app, admin, event.id, {
      kind: 'add_on',
      price: 4_000,
      poolIds: [dinner.id],
    });
    expect(codeOf(await hold([{ ticketId: addOn.id, quantity: 1 }]))).toBe('bookings.needs_ticket');
    const both = [
      { ticketId: ticket.id, quantity: 2 },
      { ticketId: addOn.id, quantity: 1 },
    ];
    expect((await hold(both)).status).toBe(201);
    expect(codeOf(await hold(both))).toBe('bookings.too_few_left');
    expect(await poolOf()).toEqual([2, 1]);
  });

  test('at the price of a code, as often as it can be used', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const code = await newCode(app, admin, event.id, { uses: 1 });
    const items = [{ ticketId: ticket.id, quantity: 1 }];
    const token = await aHold(app, event.slug, items, code.code.toLowerCase());
    expect((await readOwn(app.work, token)).gross).toBe(9_520);
    expect(codeOf(await hold(items, { code: code.code }))).toBe('bookings.code_used_up');
    await own('POST /api/booking/:token/give-up', token);
    expect((await hold(items, { code: code.code })).status).toBe(201);
    expect(codeOf(await hold(items, { code: 'NOBODYS' }))).toBe('bookings.code_wrong');
  });

  test('what is sold with a code alone is seen and booked with it alone', async () => {
    await aSale(app, admin, event.id);
    const hidden = await newTicket(app, admin, event.id, { audience: 'code', price: 0 });
    const code = await newCode(app, admin, event.id, { effect: 'none', opens: true });
    const items = [{ ticketId: hidden.id, quantity: 1 }];
    const params = { slug: event.slug };
    const offer = await app.call('GET /api/e/:slug/offer', { params });
    expect(offer.text).not.toContain(`"id":${hidden.id},`);
    expect(codeOf(await hold(items))).toBe('bookings.ticket_not_on_sale');
    expect((await hold(items, { code: code.code })).status).toBe(201);
  });

  test('guesses at codes come to an end', async () => {
    await aSale(app, admin, event.id);
    const params = { slug: event.slug };
    const guess = (place: number) =>
      app.call('GET /api/e/:slug/offer', { params, query: { code: `GUESS${place}` } });
    const statuses = [];
    for (let place = 0; place < 40; place++) statuses.push((await guess(place)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
  });
});

describe('what is filled in', () => {
  test('is kept step by step, and asked for when one books', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const diet = await newQuestion(app, admin, event.id, { isRequired: true });
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 2 }]);
    const some = await filledIn(app, token, { address: null });
    expect(some).toMatchObject({ fullName: 'Ines Prado', state: 'held' });
    const book = { way: 'transfer', gross: some.gross, agrees: true };
    const early = await own('POST /api/booking/:token/book', token, book);
    expect(codeOf(early)).toBe('bookings.incomplete');
    const paths = (early.body as { errors: { path: string }[] }).errors.map(({ path }) => path);
    expect(paths).toContain('/address');
    expect(paths).toContain(`/people/${some.people[0]?.id}/answers/${diet.id}`);
    const answers = [{ questionId: diet.id, text: 'None', optionIds: [] }];
    const people = some.people.map(({ id }) => ({
      placeId: id,
      fullName: 'A Guest',
      email: '',
      answers,
    }));
    await filledIn(app, token, { people });
    expect((await own('POST /api/booking/:token/book', token, book)).status).toBe(200);
  });

  test('is refused where somebody changed it meanwhile, or it answers nothing', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const day = await newQuestion(app, admin, event.id, { kind: 'date', per: 'booking' });
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    const first = await readOwn(app.work, token);
    const put = (body: object) => own('PUT /api/booking/:token/details', token, body);
    const wrong = [{ questionId: day.id, text: 'soon', optionIds: [] }];
    expect(codeOf(await put(detailsOf(first, { answers: wrong })))).toBe('bookings.incomplete');
    expect((await put(detailsOf(first))).status).toBe(200);
    expect(codeOf(await put(detailsOf(first)))).toBe('bookings.changed_meanwhile');
    const strange = [{ placeId: 1, fullName: 'X', email: '', answers: [] }];
    const now = await readOwn(app.work, token);
    expect((await put(detailsOf(now, { people: strange }))).status).toBe(200);
    expect((await readOwn(app.work, token)).people[0]?.fullName).toBe('Guest 1');
  });
});

describe('what is booked', () => {
  test('for nothing is confirmed at once, with a code for each who comes', async () => {
    const { ticket } = await aSale(app, admin, event.id, { ticket: { price: 0 } });
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 2 }]);
    const booking = await booked(app, token);
    expect(booking).toMatchObject({ state: 'confirmed', invoice: null, gross: 0 });
    expect(new Set(booking.people.map(({ pass }) => pass)).size).toBe(2);
    const again = { way: 'free', gross: 0, agrees: true };
    expect((await own('POST /api/booking/:token/book', token, again)).body).toMatchObject({
      reference: booking.reference,
      state: 'confirmed',
    });
    const pdf = await own('GET /api/booking/:token/tickets', token);
    expect(pdf.status).toBe(200);
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  });

  test('at a price has an invoice, and is confirmed once that is paid', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 2 }]);
    const booking = await booked(app, token);
    expect(booking).toMatchObject({
      state: 'pending',
      gross: 23_800,
      invoice: { balance: 23_800 },
    });
    expect(booking.people.map(({ pass }) => pass)).toEqual([null, null]);
    expect(booking.paying.transfer).toMatchObject({ reference: booking.invoice?.number });
    await recordPayment(app.work, admin.person, {
      invoiceId: booking.invoice?.id ?? 0,
      way: 'transfer',
      state: 'paid',
      amount: 23_800,
      reference: '',
    } as never);
    const after = await readOwn(app.work, token);
    expect(after.state).toBe('confirmed');
    expect(after.people.every(({ pass }) => pass !== null)).toBe(true);
    const record = await recordOf(booking.reference);
    expect(record.changes.map(({ state }) => state)).toEqual(['held', 'pending', 'confirmed']);
  });

  test('only at the price that was shown, in a way that is offered', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    await filledIn(app, token);
    const book = (body: object) => own('POST /api/booking/:token/book', token, body);
    expect(codeOf(await book({ way: 'transfer', gross: 1, agrees: true }))).toBe(
      'bookings.price_changed',
    );
    expect(codeOf(await book({ way: 'free', gross: 11_900, agrees: true }))).toBe(
      'bookings.way_not_offered',
    );
    expect(codeOf(await book({ way: 'stripe', gross: 11_900, agrees: true }))).toBe(
      'bookings.way_not_offered',
    );
  });

  test('ends unpaid after its days of grace, and is booked anew where it is paid after all', async () => {
    const { ticket } = await aSale(app, admin, event.id, { size: 1 });
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    const booking = await booked(app, token);
    const days = (count: number) => (app.clock.ahead = count * 86_400);
    days(21);
    await endUnpaidBookings(app.work);
    expect((await readOwn(app.work, token)).state).toBe('pending');
    days(23);
    await endUnpaidBookings(app.work);
    expect((await readOwn(app.work, token)).state).toBe('cancelled');
    expect(await poolOf()).toEqual([0]);
    await recordPayment(app.work, admin.person, {
      invoiceId: booking.invoice?.id ?? 0,
      way: 'transfer',
      state: 'paid',
      amount: 11_900,
      reference: '',
    } as never);
    const after = await readOwn(app.work, token);
    expect(after.state).toBe('confirmed');
    expect(after.invoice?.number).not.toBe(booking.invoice?.number);
    expect(await poolOf()).toEqual([1]);
  });

  test('is cancelled by its rules, with a credit note and the money asked back', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 2 }]);
    const booking = await booked(app, token);
    const pay = { way: 'transfer', state: 'paid', amount: 23_800, reference: '' };
    await recordPayment(app.work, admin.person, {
      invoiceId: booking.invoice?.id ?? 0,
      ...pay,
    } as never);
    const record = await recordOf(booking.reference);
    const one = { why: 'Ill', placeIds: [record.people[0]?.id ?? 0] };
    const params = { bookingId: record.id };
    const part = (await run('POST /api/bookings/:bookingId/cancel', params, one)).body;
    expect(part).toMatchObject({ state: 'confirmed', places: 1, invoice: { credited: 11_900 } });
    expect(await poolOf()).toEqual([1]);
    const rest = await own('POST /api/booking/:token/cancel', token);
    expect(rest.body).toMatchObject({ state: 'cancelled', invoice: { credited: 23_800 } });
    expect((await own('POST /api/booking/:token/cancel', token)).status).toBe(200);
    expect(await poolOf()).toEqual([0]);
    expect((await own('GET /api/booking/:token/tickets', token)).status).toBe(409);
  });

  test('lets each in once, and a place that went to somebody else has another code', async () => {
    const { ticket } = await aSale(app, admin, event.id, { ticket: { price: 0 } });
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    const booking = await booked(app, token);
    const [place] = booking.people;
    const people = [
      { placeId: place?.id ?? 0, fullName: 'New', email: 'new@example.com', answers: [] },
    ];
    const after = await filledIn(app, token, { people });
    expect(after.people[0]?.pass).not.toBe(place?.pass);
    const key = 'POST /api/events/:eventId/check-ins';
    const check = async (pass: string | null | undefined, said = newKey()) =>
      ((await run(key, { eventId: event.id }, { key: said, pass })).body as { result: string })
        .result;
    const once = newKey();
    expect(await check(place?.pass)).toBe('unknown');
    expect(await check(after.people[0]?.pass, once)).toBe('in');
    expect(await check(after.people[0]?.pass, once)).toBe('in');
    expect(await check(after.people[0]?.pass)).toBe('again');
    const params = { placeId: place?.id ?? 0 };
    expect((await run('DELETE /api/places/:placeId/check-in', params)).status).toBe(200);
    expect(await check(after.people[0]?.pass)).toBe('in');
  });

  test('is nobody’s without its link', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await own('GET /api/booking/:token', other)).status).toBe(404);
    await booked(app, token);
    const { bookings } = await listed();
    expect(bookings).toHaveLength(1);
    const stranger = await anAdmin(app);
    const params = { bookingId: bookings[0]?.id ?? 0 };
    const key = 'GET /api/bookings/:bookingId';
    expect((await app.call(key, { token: stranger.token, params })).status).toBe(404);
  });
});
