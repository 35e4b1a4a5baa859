import type { AddressInput, Booking, EventSetup } from '@plenum/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aHold, anAddition, booked, filledIn, newKey } from '../../testing/bookings/bookings.ts';
import { aSale, newTicket, onSale } from '../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { abroad, someAddress } from '../../testing/orders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { readInvoice } from '../invoices/index.ts';
import { recordPayment } from '../payments/index.ts';
import { taxed } from './bookings.tax.ts';
import { readOwn } from './index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let ticket: { id: number };

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  ({ ticket } = await aSale(app, admin, event.id));
  await onSale(app, admin, event.id, { hasReverseCharge: true });
});

const hold = (quantity = 1, ticketId = ticket.id) =>
  aHold(app, event.slug, [{ ticketId, quantity }]);
const own = (key: Parameters<TestApp['call']>[0], token: string, body?: object) =>
  app.call(key, { params: { token }, body });
const pay = async (booking: Booking) =>
  recordPayment(app.work, admin.person, {
    invoiceId: booking.invoice?.id ?? 0,
    way: 'transfer',
    state: 'paid',
    amount: booking.gross,
    reference: booking.reference,
    paidOn: null,
    key: newKey(),
  });
const bookedBy = async (address: AddressInput) => {
  const token = await hold();
  return { token, booking: await booked(app, token, { details: { address } }) };
};
const idOf = async ({ reference }: Pick<Booking, 'reference'>): Promise<number> =>
  (
    await app.testDb.db.row<{ id: number }>(
      sql`select id from bookings where reference = ${reference}`,
    )
  )?.id ?? 0;

describe('such a booking stays as it was billed', () => {
  const dinner = () => newTicket(app, admin, event.id, { kind: 'add_on', price: 4_000 });

  test('for what is added to it, also where the event offers it no more', async () => {
    const { token } = await bookedBy(abroad);
    await onSale(app, admin, event.id, { hasReverseCharge: false });
    const items = [{ ticketId: (await dinner()).id, quantity: 2 }];
    const sums = await app.call('POST /api/e/:slug/booking-sums', {
      params: { slug: event.slug },
      body: { items, addsTo: token },
    });
    expect(sums.body).toMatchObject({ net: 6_722, tax: 0, gross: 6_722 });
    const added = await anAddition(app, event.slug, token, items);
    expect(await readOwn(app.work, added)).toMatchObject({ isReverseCharge: true, gross: 6_722 });
    const address = { ...abroad, taxNumber: '' };
    expect(await filledIn(app, added, { address })).toMatchObject({ tax: 1_277, gross: 8_000 });
    const booking = await booked(app, added, { details: { address: abroad } });
    expect(booking).toMatchObject({ isReverseCharge: true, gross: 6_722 });
    const { lines } = await readInvoice(app.work, admin.person, booking.invoice?.id ?? 0);
    expect(lines).toMatchObject([{ unitPrice: 3_361, taxReason: 'reverse_charge' }]);
  });

  test('and one that was taxed stays taxed, whatever is said later', async () => {
    const { token } = await bookedBy(someAddress);
    const items = [{ ticketId: (await dinner()).id, quantity: 1 }];
    const added = await anAddition(app, event.slug, token, items);
    const booking = await booked(app, added, { details: { address: abroad } });
    expect(booking).toMatchObject({ isReverseCharge: false, gross: 4_000 });
  });

  test('for a dearer ticket, which costs the difference without its tax', async () => {
    const grand = await newTicket(app, admin, event.id, { price: 20_000 });
    const { token, booking } = await bookedBy(abroad);
    await pay(booking);
    await onSale(app, admin, event.id, { hasReverseCharge: false });
    const { body } = await own('GET /api/booking/:token/upgrades', token);
    expect(body).toMatchObject({ upgrades: [{ ticketId: grand.id, price: 6_807 }] });
    const placeId = booking.people[0]?.id;
    const wish = { key: newKey(), placeId, ticketId: grand.id };
    const made = (await own('POST /api/booking/:token/upgrades', token, wish)).body;
    const upgrade = await booked(app, (made as { token: string }).token, {
      details: { address: abroad },
    });
    expect(upgrade).toMatchObject({ isReverseCharge: true, tax: 0, gross: 6_807 });
    await pay(upgrade);
    expect(await readOwn(app.work, token)).toMatchObject({ cancelPaid: 16_807 });
  });

  test.each([1, 3, 7])('when %i places go back one by one, to the cent', async (quantity) => {
    const odd = await newTicket(app, admin, event.id, { price: 3_333 });
    const token = await hold(quantity, odd.id);
    const booking = await booked(app, token, { details: { address: abroad } });
    expect(booking.gross).toBe(2_801 * quantity);
    await pay(booking);
    const params = { bookingId: await idOf(booking) };
    for (const [place, { id }] of booking.people.entries()) {
      const body = { why: '', placeIds: [id] };
      const key = 'POST /api/bookings/:bookingId/cancel';
      const answer = await app.call(key, { token: admin.token, params, body });
      expect(answer.body).toMatchObject({ invoice: { credited: 2_801 * (place + 1) } });
    }
    const notes = await app.testDb.db.rows<{ tax: number; reason: string }>(
      sql`select tax, lines -> 0 ->> 'taxReason' as reason from invoices
          where organisation_id = ${admin.person.organisationId} and kind = 'credit_note'`,
    );
    expect(notes).toEqual(booking.people.map(() => ({ tax: 0, reason: 'reverse_charge' })));
  });
});

test('of any lines: no tax, so many times the net of one, and back to what it was', () => {
  const someLine = fc.record({
    ticketId: fc.constant(1),
    kind: fc.constant('ticket' as const),
    name: fc.constant({}),
    mode: fc.constant('both' as const),
    quantity: fc.integer({ min: 1, max: 50 }),
    price: fc.integer({ min: 0, max: 1_000_000 }),
    priceName: fc.constant({}),
    taxRate: fc.constantFrom(0, 250, 700, 1_900, 2_100),
    taxReason: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(someLine, { maxLength: 20 }), fc.boolean(), (lines, pricesIncludeTax) => {
      const before = taxed(lines, { pricesIncludeTax, isReverseCharge: false });
      const after = taxed(before.lines, { pricesIncludeTax, isReverseCharge: true });
      expect(after.tax).toBe(0);
      expect(after.gross).toBe(after.net);
      for (const [place, line] of after.lines.entries()) {
        expect(line.gross).toBe(line.price * line.quantity);
        const each = (before.lines[place]?.net ?? 0) / line.quantity;
        // A line of the usual booking may have a cent of its rate's sum more or less.
        expect(Math.abs(line.price - each)).toBeLessThanOrEqual(pricesIncludeTax ? 1.5 : 0);
      }
      expect(taxed(after.lines, { pricesIncludeTax, isReverseCharge: false })).toEqual(before);
      expect(taxed(after.lines, { pricesIncludeTax, isReverseCharge: true })).toEqual(after);
    }),
  );
});
