import type { Booking, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aHold, newKey } from '../../../testing/bookings/bookings.ts';
import {
  aSale,
  newCode,
  newPool,
  newTicket,
  takenOfPools,
} from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
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

type Key = Parameters<TestApp['call']>[0];
const own = (key: Key, token: string, body?: object) => app.call(key, { params: { token }, body });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const hold = (items: object[], other: object = {}) =>
  app.call('POST /api/e/:slug/bookings', {
    params: { slug: event.slug },
    body: { key: newKey(), items, ...other },
  });
const poolOf = () => takenOfPools(app, event.id);

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
