import type { BookingPage, BookingRecord, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listPayments, recordPayment } from '../payments/index.ts';
import { aHold, booked, detailsOf, filledIn, newKey } from '../../testing/bookings/bookings.ts';
import { aSale, newCode, newQuestion, takenOfPools } from '../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { endUnpaidBookings, forgetAnswers, readOwn } from './index.ts';

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
const poolOf = () => takenOfPools(app, event.id);

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

  test('is forgotten after the days it was asked for', async () => {
    const { ticket } = await aSale(app, admin, event.id, { ticket: { price: 0 } });
    const diet = await newQuestion(app, admin, event.id, { per: 'booking', keptDays: 30 });
    const shirt = await newQuestion(app, admin, event.id, { per: 'booking' });
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    const answers = [diet, shirt].map(({ id }) => ({ questionId: id, text: 'M', optionIds: [] }));
    await booked(app, token, { details: { answers } });
    const said = async () => (await readOwn(app.work, token)).answers.map((one) => one.questionId);
    const over = (Date.parse(event.endsOn) - Date.now()) / 1_000;
    app.clock.ahead = over + 29 * 86_400;
    await forgetAnswers(app.work);
    expect(await said()).toEqual([diet.id, shirt.id]);
    app.clock.ahead = over + 33 * 86_400;
    await forgetAnswers(app.work);
    expect(await said()).toEqual([shirt.id]);
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
    expect((await put(detailsOf(first))).status).toBe(200);
    const booker = { fullName: 'Somebody Else', email: 'else@example.com', phone: '' };
    expect(codeOf(await put(detailsOf(first, { booker })))).toBe('bookings.changed_meanwhile');
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
    const pay = () =>
      recordPayment(app.work, admin.person, {
        invoiceId: booking.invoice?.id ?? 0,
        way: 'transfer',
        state: 'paid',
        amount: 11_900,
        reference: '',
        paidOn: null,
      });
    await pay();
    const after = await readOwn(app.work, token);
    expect(after.state).toBe('confirmed');
    expect(after.invoice?.number).not.toBe(booking.invoice?.number);
    expect(await poolOf()).toEqual([1]);
    await pay();
    const again = await readOwn(app.work, token);
    expect(again).toMatchObject({ state: 'confirmed', invoice: { paid: 11_900, balance: 0 } });
    const { payments } = await listPayments(app.work, admin.person, {
      q: booking.invoice?.number ?? '',
    });
    expect(payments.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { state: 'asked', amount: 11_900 },
    ]);
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

  test('keeps its event; what came to nothing goes with it', async () => {
    const { ticket } = await aSale(app, admin, event.id, { ticket: { price: 0 } });
    const items = [{ ticketId: ticket.id, quantity: 1 }];
    const token = await aHold(app, event.slug, items);
    const held = await aHold(app, event.slug, items);
    await booked(app, token);
    await run('POST /api/events/:eventId/state', { eventId: event.id }, { state: 'draft' });
    const remove = () => run('DELETE /api/events/:eventId', { eventId: event.id });
    expect(codeOf(await remove())).toBe('events.has_bookings');
    const other = await aPublishedEvent(app, admin);
    const sale = await aSale(app, admin, other.id);
    await aHold(app, other.slug, [{ ticketId: sale.ticket.id, quantity: 1 }]);
    await run('POST /api/events/:eventId/state', { eventId: other.id }, { state: 'draft' });
    expect((await run('DELETE /api/events/:eventId', { eventId: other.id })).status).toBe(200);
    expect((await readOwn(app.work, held)).state).toBe('held');
  });

  test('is counted from booking to the door', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const items = [{ ticketId: ticket.id, quantity: 2 }];
    await aHold(app, event.slug, items);
    const unpaid = await booked(app, await aHold(app, event.slug, items), { way: 'on_site' });
    const code = await newCode(app, admin, event.id, { effect: 'price', value: 0 });
    await booked(app, await aHold(app, event.slug, items, code.code));
    await run(
      'POST /api/events/:eventId/check-ins',
      { eventId: event.id },
      { key: newKey(), pass: unpaid.people[0]?.pass },
    );
    const course = await run('GET /api/events/:eventId/analytics/course', { eventId: event.id });
    expect(course.body).toMatchObject({ steps: { booked: 4, paid: 2, checkedIn: 1 } });
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
