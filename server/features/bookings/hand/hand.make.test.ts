import type { BookingRecord, EventSetup, HandBookingInput } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking, newKey } from '../../../testing/bookings/bookings.ts';
import { aSale, newQuestion, newTicket, takenOfPools } from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { someAddress } from '../../../testing/orders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sql } from '../../../platform/db/sql.ts';
import { readOwn } from '../index.ts';

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

const input = (ticketId: number, other: Partial<HandBookingInput> = {}): HandBookingInput => ({
  key: newKey(),
  items: [{ ticketId, quantity: 1, price: null, people: [] }],
  booker: { fullName: 'Ines Prado', email: `ines-${newKey()}@example.com`, phone: '' },
  address: someAddress,
  language: 'en',
  way: 'transfer',
  isPaid: false,
  isMailed: true,
  why: '',
  ...other,
});
const make = (body: HandBookingInput) =>
  app.call('POST /api/events/:eventId/bookings', {
    token: admin.token,
    params: { eventId: event.id },
    body,
  });
const made = async (body: HandBookingInput) => {
  const answer = await make(body);
  expect(answer.body).toMatchObject({ reference: expect.any(String) });
  return answer.body as BookingRecord;
};
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const lettersTo = async (email: string): Promise<number> => {
  await app.doJobs();
  const found = await app.testDb.db.row<{ count: number }>(
    sql`select count(*)::int as count from mail_messages where to_address = ${email}`,
  );
  return found?.count ?? 0;
};
const change = (record: BookingRecord, body: object) =>
  app.call('PUT /api/bookings/:bookingId/details', {
    token: admin.token,
    params: { bookingId: record.id },
    body,
  });

describe('a booking by hand', () => {
  test('needs no sale, and never sells a place twice', async () => {
    const { ticket } = await aSale(app, admin, event.id, {
      size: 2,
      ticket: { isOnSale: false, most: 1, saleUntil: '2020-01-01T00:00:00Z' },
    });
    const items = [{ ticketId: ticket.id, quantity: 2, price: null, people: [] }];
    const record = await made(input(ticket.id, { items }));
    expect(record).toMatchObject({ state: 'pending', gross: 23_800, places: 2, way: 'transfer' });
    expect(record.invoice).toMatchObject({ balance: 23_800 });
    expect(await takenOfPools(app, event.id)).toEqual([2]);
    expect(codeOf(await make(input(ticket.id)))).toBe('bookings.too_few_left');
    expect(await takenOfPools(app, event.id)).toEqual([2]);
  });

  test('at the same moment as others takes what is left once', async () => {
    const { ticket } = await aSale(app, admin, event.id, { size: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(input(ticket.id))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await takenOfPools(app, event.id)).toEqual([3]);
  });

  test('said twice is one, and something else under its key is refused', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const said = input(ticket.id);
    const [first, second] = await Promise.all([made(said), made(said)]);
    expect(second.reference).toBe(first.reference);
    const items = [{ ticketId: ticket.id, quantity: 1, price: 0, people: [] }];
    expect(codeOf(await make({ ...said, items, why: 'A friend' }))).toBe('bookings.key_taken');
  });

  test('at another price says why', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const items = [
      { ticketId: ticket.id, quantity: 1, price: 5_000, people: [] },
      { ticketId: ticket.id, quantity: 1, price: 0, people: [] },
    ];
    expect(codeOf(await make(input(ticket.id, { items })))).toBe('bookings.needs_reason');
    const record = await made(input(ticket.id, { items, why: 'Speaks at noon' }));
    expect(record.lines.map(({ gross }) => gross)).toEqual([5_000, 0]);
    expect(record.changes.at(-1)).toMatchObject({ state: 'pending', why: 'Speaks at noon' });
  });

  test('for nothing is confirmed at once, without an address', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const items = [
      { ticketId: ticket.id, quantity: 1, price: 0, people: [{ fullName: 'Bo Li', email: '' }] },
    ];
    const free = { items, why: 'Press', way: 'free', address: null } as const;
    const record = await made(input(ticket.id, free));
    expect(record).toMatchObject({ state: 'confirmed', invoice: null });
    expect(record.people[0]).toMatchObject({ fullName: 'Bo Li', pass: expect.any(String) });
    expect(codeOf(await make(input(ticket.id, { address: null })))).toBe('bookings.incomplete');
    expect(codeOf(await make(input(ticket.id, { way: 'free' })))).toBe('bookings.way_not_offered');
    expect(await takenOfPools(app, event.id)).toEqual([1]);
  });

  test('paid already is a payment of its invoice', async () => {
    const { ticket } = await aSale(app, admin, event.id, { ways: ['transfer'] });
    expect(codeOf(await make(input(ticket.id, { way: 'on_site' })))).toBe(
      'bookings.way_not_offered',
    );
    const record = await made(input(ticket.id, { way: 'on_site', isPaid: true }));
    expect(record).toMatchObject({ state: 'confirmed', invoice: { paid: 11_900, balance: 0 } });
    expect(record.people[0]?.pass).not.toBeNull();
  });

  test('is mailed once or not at all, until an organiser mails it', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const loud = input(ticket.id, { isPaid: true });
    await made(loud);
    const quiet = input(ticket.id, { isPaid: true, isMailed: false });
    const record = await made(quiet);
    expect(await lettersTo(loud.booker.email)).toBe(1);
    expect(await lettersTo(quiet.booker.email)).toBe(0);
    await app.call('POST /api/bookings/:bookingId/resend', {
      token: admin.token,
      params: { bookingId: record.id },
    });
    expect(await lettersTo(quiet.booker.email)).toBe(1);
  });

  test('is refused without a ticket, beyond fifty places, or of another event', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const dinner = await newTicket(app, admin, event.id, { kind: 'add_on' });
    expect(codeOf(await make(input(dinner.id)))).toBe('bookings.needs_ticket');
    const one = { ticketId: ticket.id, quantity: 26, price: null, people: [] };
    expect(codeOf(await make(input(ticket.id, { items: [one, one] })))).toBe(
      'bookings.too_many_places',
    );
    const other = await aPublishedEvent(app, admin);
    const elsewhere = await newTicket(app, admin, other.id);
    expect((await make(input(elsewhere.id))).status).toBe(404);
  });
});

describe('what an organiser changes', () => {
  const detailsOf = ({
    version,
    fullName,
    email,
    phone,
    address,
    people,
    answers,
  }: BookingRecord) => ({
    version,
    booker: { fullName, email, phone },
    address,
    people: people.map(({ id, ...place }) => ({
      placeId: id,
      fullName: place.fullName,
      email: place.email,
      answers: place.answers,
    })),
    answers,
  });

  test('is in the history with who, and what was never answered may stay open', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const diet = await newQuestion(app, admin, event.id, { isRequired: true });
    const record = await made(input(ticket.id));
    const details = detailsOf(record);
    const booker = { ...details.booker, fullName: 'Inês Prado', phone: '+351 1' };
    const people = details.people.map((one) => ({ ...one, fullName: 'Kim Osei' }));
    const first = await change(record, { ...details, booker, people });
    const after = first.body as BookingRecord;
    expect(after).toMatchObject({ fullName: 'Inês Prado', phone: '+351 1' });
    expect(after.changes.at(-1)).toMatchObject({
      done: 'changed',
      facts: ['booker', 'people'],
      by: expect.any(String),
    });
    const answers = [{ questionId: diet.id, text: 'None', optionIds: [] }];
    const said = { ...detailsOf(after), people: people.map((one) => ({ ...one, answers })) };
    const second = (await change(after, said)).body as BookingRecord;
    expect(second.changes.at(-1)).toMatchObject({ facts: ['answers'] });
    const emptied = {
      ...detailsOf(second),
      people: people.map((one) => ({ ...one, answers: [] })),
    };
    expect(codeOf(await change(second, emptied))).toBe('bookings.incomplete');
    expect(codeOf(await change(record, details))).toBe('bookings.changed_meanwhile');
  });

  test('keeps the address of an invoice', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const record = await made(input(ticket.id));
    const moved = { ...detailsOf(record), address: { ...someAddress, city: 'Porto' } };
    expect((await change(record, moved)).body).toMatchObject({ address: someAddress });
    const items = [{ ticketId: ticket.id, quantity: 1, price: 0, people: [] }];
    const free = await made(input(ticket.id, { items, why: 'Press', way: 'free' }));
    const after = await change(free, { ...detailsOf(free), address: moved.address });
    expect(after.body).toMatchObject({ address: { city: 'Porto' } });
  });

  test('who booked changes until the event begins, or as long as it lets them', async () => {
    const { id, token } = await aBooking(app, admin, event, { price: 0 });
    const put = async () => {
      const { version, people } = await readOwn(app.work, token);
      return app.call('PUT /api/booking/:token/details', {
        params: { token },
        body: {
          version,
          booker: { fullName: `Ines ${version}`, email: 'ines@example.com', phone: '' },
          address: null,
          people: people.map((one) => ({
            placeId: one.id,
            fullName: 'Bo',
            email: '',
            answers: [],
          })),
          answers: [],
        },
      });
    };
    expect((await put()).status).toBe(200);
    const params = { bookingId: id };
    const { body } = await app.call('GET /api/bookings/:bookingId', { token: admin.token, params });
    expect((body as BookingRecord).changes.at(-1)).toMatchObject({ done: 'changed', by: null });
    await app.testDb.db.run(sql`update tickets_sales set change_days = null`);
    expect(codeOf(await put())).toBe('bookings.too_late_to_change');
    await app.testDb.db.run(sql`update tickets_sales set change_days = 3`);
    app.clock.ahead = (Date.parse(event.startsOn) - Date.now()) / 1_000 - 2 * 86_400;
    expect(codeOf(await put())).toBe('bookings.too_late_to_change');
    expect(await readOwn(app.work, token)).toMatchObject({ canChange: false });
    app.clock.ahead -= 3 * 86_400;
    expect((await put()).status).toBe(200);
  });
});
