import type { AddressInput, Booking, BookingRecord, EventSetup, Offer } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aHold, booked, filledIn, newKey } from '../../testing/bookings/bookings.ts';
import { aSale, newTicket, onSale } from '../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { someSettings } from '../../testing/invoices.ts';
import { abroad, someAddress } from '../../testing/orders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeSettings, readInvoice, settingsOf } from '../invoices/index.ts';
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

const hold = () => aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
const own = (key: Parameters<TestApp['call']>[0], token: string, body?: object) =>
  app.call(key, { params: { token }, body });
const invoiceOf = async ({ invoice }: Booking) =>
  readInvoice(app.work, admin.person, invoice?.id ?? 0);
const bookedBy = async (address: AddressInput) =>
  booked(app, await hold(), { details: { address } });
const changeSender = async (other: object) => {
  const { version } = await settingsOf(app.work.db, admin.person.organisationId);
  const sender = { ...someSettings.sender, ...other };
  await changeSettings(app.work, admin.person, { version, sender });
};

const net = { isReverseCharge: true, net: 10_000, tax: 0, gross: 10_000 };
const usual = { isReverseCharge: false, net: 10_000, tax: 1_900, gross: 11_900 };

describe('a business in another EU state', () => {
  test('pays the net alone, and its invoice says why', async () => {
    const booking = await bookedBy(abroad);
    expect(booking).toMatchObject({ ...net, lines: [{ price: 10_000, taxRate: 0 }] });
    expect(booking.lines[0]).not.toHaveProperty('ordinary');
    const invoice = await invoiceOf(booking);
    expect(invoice).toMatchObject({ net: 10_000, tax: 0, gross: 10_000, pricesIncludeTax: false });
    expect(invoice.lines).toMatchObject([
      { unitPrice: 10_000, discount: null, taxRate: 0, taxReason: 'reverse_charge' },
    ]);
  });

  test('pays the same where prices have no tax in them', async () => {
    await onSale(app, admin, event.id, { hasReverseCharge: true, pricesIncludeTax: false });
    const token = await hold();
    expect(await readOwn(app.work, token)).toMatchObject({ net: 11_900, gross: 14_161 });
    const filled = await filledIn(app, token, { address: abroad });
    expect(filled).toMatchObject({ isReverseCharge: true, net: 11_900, tax: 0, gross: 11_900 });
  });

  test.each<[string, Partial<AddressInput>]>([
    ['of Greece, whose letters are its own', { country: 'GR', taxNumber: 'EL094259216' }],
    ['written with gaps', { taxNumber: 'ATU 135 85-627' }],
  ])('%s', async (_, other) => {
    const filled = await filledIn(app, await hold(), { address: { ...abroad, ...other } });
    expect(filled).toMatchObject(net);
  });

  test('is told at once, and pays the tax again where it says another address', async () => {
    const token = await hold();
    expect(await readOwn(app.work, token)).toMatchObject(usual);
    expect(await filledIn(app, token, { address: abroad })).toMatchObject(net);
    expect(await filledIn(app, token, { address: someAddress })).toMatchObject({
      ...usual,
      lines: [{ price: 11_900, taxRate: 1_900 }],
    });
    expect(await filledIn(app, token, { address: abroad })).toMatchObject(net);
    expect(await filledIn(app, token, { address: null })).toMatchObject(usual);
  });

  test('has what is not taxed anyway as it was', async () => {
    const book = await newTicket(app, admin, event.id, {
      kind: 'add_on',
      price: 3_000,
      taxRate: 0,
      taxReason: 'exempt',
    });
    const items = [ticket.id, book.id].map((ticketId) => ({ ticketId, quantity: 1 }));
    const token = await aHold(app, event.slug, items);
    const booking = await booked(app, token, { details: { address: abroad } });
    expect(booking).toMatchObject({ isReverseCharge: true, tax: 0, gross: 13_000 });
    const { lines } = await invoiceOf(booking);
    expect(lines.map(({ taxReason }) => taxReason)).toEqual(['reverse_charge', 'exempt']);
  });
});

describe('the usual tax is paid', () => {
  test.each<[string, Partial<AddressInput>]>([
    ['by a private person', { taxNumber: '' }],
    ['with a number of the sender’s country', { country: 'DE', taxNumber: 'DE136695976' }],
    ['with a number of another state than that of the address', { taxNumber: 'PT501964843' }],
    ['with a foreign number at an address of the own country', { country: 'DE' }],
    ['outside the EU', { country: 'CH', taxNumber: 'CHE107787577IVA' }],
    ['with a number that names no state', { taxNumber: '13585627' }],
    ['by Greece with letters that are not its own', { country: 'GR', taxNumber: 'GR094259216' }],
  ])('%s', async (_, other) => {
    const token = await hold();
    const answer = await own('PUT /api/booking/:token/details', token, {
      ...(await inputFor(token)),
      address: { ...abroad, ...other },
    });
    expect([200, 422]).toContain(answer.status);
    expect(await readOwn(app.work, token)).toMatchObject(usual);
  });

  const inputFor = async (token: string) => ({
    version: (await readOwn(app.work, token)).version,
    booker: { fullName: 'Ines Prado', email: 'ines@example.com', phone: '' },
    people: [],
    answers: [],
  });

  test('where a number cannot be one: it is refused', async () => {
    const token = await hold();
    const address = { ...abroad, taxNumber: 'ATU13585628' };
    const body = { ...(await inputFor(token)), address };
    const answer = await own('PUT /api/booking/:token/details', token, body);
    expect(answer.body).toMatchObject({ code: 'invoices.tax_number_wrong' });
  });

  test('where the event does not offer it, which is so until somebody says so', async () => {
    await onSale(app, admin, event.id, { hasReverseCharge: false });
    expect(await bookedBy(abroad)).toMatchObject(usual);
    const other = await aPublishedEvent(app, admin);
    const answer = await app.call('GET /api/events/:eventId/offer', {
      token: admin.token,
      params: { eventId: other.id },
    });
    expect((answer.body as Offer).settings.hasReverseCharge).toBe(false);
  });

  test.each([
    ['has no number', { taxNumber: '' }],
    ['is outside the EU', { country: 'CH', taxNumber: 'CHE107787577IVA' }],
    ['has a number of another state', { taxNumber: 'PT501964843' }],
    ['is of the same state as who books', { country: 'AT', taxNumber: 'ATU13585627' }],
  ])('where the sender %s', async (_, sender) => {
    await changeSender(sender);
    expect(await bookedBy(abroad)).toMatchObject(usual);
  });

  test('whatever a body says of sums, rates or rules', async () => {
    const token = await hold();
    const details = await inputFor(token);
    const forged = { isReverseCharge: true, tax: 0, taxRate: 0, taxReason: 'reverse_charge' };
    for (const [name, value] of Object.entries(forged)) {
      const put = own('PUT /api/booking/:token/details', token, {
        ...details,
        address: someAddress,
        [name]: value,
      });
      expect((await put).status).toBe(422);
    }
    await filledIn(app, token);
    const book = (body: object) =>
      own('POST /api/booking/:token/book', token, { way: 'transfer', agrees: true, ...body });
    expect((await book({ gross: 10_000 })).body).toMatchObject({ code: 'bookings.price_changed' });
    expect((await book({ gross: 11_900, isReverseCharge: true })).status).toBe(422);
    expect((await book({ gross: 11_900 })).body).toMatchObject({ ...usual, state: 'pending' });
  });
});

test('before it goes on sale it is said that nobody can be billed so', async () => {
  const faults = async () => {
    const params = { eventId: event.id };
    const answer = await app.call('GET /api/events/:eventId/offer', { token: admin.token, params });
    return (answer.body as Offer).faults.map(({ what }) => what);
  };
  expect(await faults()).toEqual([]);
  await changeSender({ taxNumber: '' });
  expect(await faults()).toEqual(['reverse_charge_without_number']);
  await onSale(app, admin, event.id, { hasReverseCharge: false });
  expect(await faults()).toEqual([]);
});

test('organisers who book for a business bill it alike, and see its number', async () => {
  const answer = await app.call('POST /api/events/:eventId/bookings', {
    token: admin.token,
    params: { eventId: event.id },
    body: {
      key: newKey(),
      items: [{ ticketId: ticket.id, quantity: 1, price: null, people: [] }],
      booker: { fullName: 'Ines Prado', email: 'ines@example.com', phone: '' },
      address: abroad,
      language: 'en',
      way: 'transfer',
      isPaid: true,
      isMailed: false,
      why: '',
    },
  });
  expect(answer.body as BookingRecord).toMatchObject({
    ...net,
    state: 'confirmed',
    address: { taxNumber: 'ATU13585627' },
  });
});
