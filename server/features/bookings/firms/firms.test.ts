import type {
  Booking,
  BookingRecord,
  EventSetup,
  ExhibitorSetup,
  SponsorSetup,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aHold, booked, newKey } from '../../../testing/bookings/bookings.ts';
import {
  aCodeInput,
  aSale,
  aTicketInput,
  newCode,
  newPool,
} from '../../../testing/bookings/offer.ts';
import {
  boothsOfEvent,
  firmsNamed,
  givesNothing,
  newBoothTicket,
  newSponsorTicket,
} from '../../../testing/bookings/packages.ts';
import { type Actor, aColleague, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { recordPayment } from '../../payments/index.ts';
import { readOwn } from '../index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let full: { id: number };
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  full = (await aSale(app, admin, event.id)).ticket;
});

type Key = Parameters<TestApp['call']>[0];
const run = (key: Key, params: Record<string, unknown>, body?: object, by = admin) =>
  app.call(key, { token: by.token, params, body });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

async function bookFor(ticketId: number, firm: string, quantity = 1) {
  const token = await aHold(app, event.slug, [{ ticketId, quantity }]);
  const people = firmsNamed(await readOwn(app.work, token), firm);
  const booking = await booked(app, token, { details: { people } });
  const found = await app.testDb.db.row<{ id: number }>(
    sql`select id from bookings where reference = ${booking.reference}`,
  );
  return { token, booking, id: found?.id ?? 0 };
}

const pay = ({ invoice, reference }: Booking, work = app.work) =>
  recordPayment(work, admin.person, {
    invoiceId: invoice?.id ?? 0,
    way: 'transfer',
    state: 'paid',
    amount: invoice?.balance ?? 0,
    reference,
    paidOn: null,
  });

const booths = () => boothsOfEvent(app, event.id);
const cancel = (bookingId: number, placeIds: number[] | null = null) =>
  run('POST /api/bookings/:bookingId/cancel', { bookingId }, { why: 'Ill', placeIds });
const standsOf = async (id: number) =>
  (await run('GET /api/bookings/:bookingId', { bookingId: id })).body as BookingRecord;

describe('what is refused', () => {
  const add = (other: object) =>
    run(
      'POST /api/events/:eventId/tickets',
      { eventId: event.id },
      { ...aTicketInput(), ...other },
    );
  const nothing = { what: 'nothing', stageIds: [], sessionIds: [] };
  test.each([
    ['a booth without a tier', { kind: 'booth', opens: nothing, gives: givesNothing }],
    ['a ticket with one', { gives: { ...givesNothing, boothTier: 'gold' } }],
    ['a booth that opens all', { kind: 'booth', gives: { ...givesNothing, boothTier: 'gold' } }],
    ['a sponsor without a package', { kind: 'sponsor', opens: nothing, gives: givesNothing }],
    [
      'passes of nothing',
      { kind: 'booth', opens: nothing, gives: { ...givesNothing, boothTier: 'gold', passes: 2 } },
    ],
  ])('%s', async (_, other) => {
    expect(codeOf(await add(other))).toBe('tickets.gives_wrong');
  });

  test('what is another organisation’s', async () => {
    const stranger = await anAdmin(app);
    const theirs = await aPublishedEvent(app, stranger);
    const sold = await newSponsorTicket(app, stranger, theirs.id);
    const { gives } = sold;
    expect((await add({ kind: 'sponsor', opens: nothing, gives })).status).toBe(404);
    const pass = { boothTier: 'gold', passes: 1, passTicketId: sold.id };
    const booth = { kind: 'booth', opens: nothing, gives: { ...givesNothing, ...pass } };
    expect((await add(booth)).status).toBe(404);
  });

  test('a tier said by who books', async () => {
    const { id } = await newBoothTicket(app, admin, event.id, { price: 0 });
    const params = { slug: event.slug };
    const items = [{ ticketId: id, quantity: 1, boothTier: 'platinum' }];
    const body = { key: newKey(), items };
    expect((await app.call('POST /api/e/:slug/bookings', { params, body })).status).toBe(422);
  });

  test('an add-on alone, while a booth may have one', async () => {
    const booth = await newBoothTicket(app, admin, event.id, { price: 0 });
    const power = await run(
      'POST /api/events/:eventId/tickets',
      { eventId: event.id },
      aTicketInput({ kind: 'add_on', opens: { ...nothing, what: 'nothing' } as never }),
    );
    const { id } = power.body as { id: number };
    const alone = [{ ticketId: id, quantity: 1 }];
    await expect(aHold(app, event.slug, alone)).rejects.toMatchObject({
      code: 'bookings.needs_ticket',
    });
    await aHold(app, event.slug, [...alone, { ticketId: booth.id, quantity: 1 }]);
  });
});

test('nothing stands before it is paid; then a hidden booth of the tier, once', async () => {
  const { id } = await newBoothTicket(app, admin, event.id, { gives: { boothTier: 'gold' } });
  const { token, booking } = await bookFor(id, '<b>Velo</b> & Co');
  expect(await booths()).toEqual([]);
  await pay(booking);
  const [booth, ...others] = await booths();
  expect(others).toEqual([]);
  expect(booth).toMatchObject({ name: '<b>Velo</b> & Co', tier: 'gold', isShown: false });
  const own = await readOwn(app.work, token);
  expect(own.state).toBe('confirmed');
  expect(own.firms).toMatchObject([{ kind: 'booth', id: booth?.id, isShown: false }]);
  expect(own.people[0]).toMatchObject({ pass: null });
  const setup = (await run('GET /api/events/:eventId/exhibitors', { eventId: event.id }))
    .body as ExhibitorSetup;
  expect(setup.exhibitors[0]).toMatchObject({
    contactEmail: 'ines@example.com',
    invited: 1,
    booking: { reference: booking.reference, isStanding: true },
  });
});

test('where nothing can be mailed it is booked all the same', async () => {
  const { id } = await newBoothTicket(app, admin, event.id, {});
  const { booking, token } = await bookFor(id, 'Velo');
  const config = { ...app.work.config, smtpUrl: null, demo: false, production: true };
  await pay(booking, { ...app.work, config });
  expect(await readOwn(app.work, token)).toMatchObject({ state: 'confirmed' });
  expect(await booths()).toHaveLength(1);
});

test('booked for nothing many times at once with one key is one booth', async () => {
  const { id } = await newBoothTicket(app, admin, event.id, { price: 0 });
  const token = await aHold(app, event.slug, [{ ticketId: id, quantity: 1 }]);
  const { people } = await readOwn(app.work, token);
  await booked(app, token, { details: { people: firmsNamed({ people } as Booking, 'Velo') } });
  const body = { way: 'free', gross: 0, agrees: true };
  const again = () => app.call('POST /api/booking/:token/book', { params: { token }, body });
  await Promise.all([again(), again(), again(), again()]);
  expect(await booths()).toHaveLength(1);
});

test('paid twice at the same moment is one booth', async () => {
  const { id } = await newBoothTicket(app, admin, event.id, {});
  const { booking } = await bookFor(id, 'Velo');
  await Promise.allSettled([pay(booking), pay(booking)]);
  expect(await booths()).toHaveLength(1);
});

test('a member works at the booth at once, an organiser is put on no staff', async () => {
  const { id } = await newBoothTicket(app, admin, event.id, { price: 0 });
  const client = await aColleague(app, admin, 'client');
  await app.testDb.db.run(
    sql`update accounts set verified_at = now() where id = ${client.person.id}`,
  );
  const staffOf = async (email: string) => {
    const token = await aHold(app, event.slug, [{ ticketId: id, quantity: 1 }]);
    const people = firmsNamed(await readOwn(app.work, token), 'Velo');
    const booker = { fullName: 'Somebody', email, phone: '' };
    const { firms } = await booked(app, token, { details: { people, booker } });
    const rows = await app.testDb.db.rows<{ id: number }>(
      sql`select person_id as id from exhibitors_staff where exhibitor_id = ${firms[0]?.id ?? 0}`,
    );
    return { staff: rows.map((row) => row.id), boothId: firms[0]?.id };
  };
  const { staff, boothId } = await staffOf(client.email);
  expect(staff).toEqual([client.person.id]);
  const seen = await run(
    'GET /api/booths/:exhibitorId',
    { exhibitorId: boothId },
    undefined,
    client,
  );
  expect(seen.status).toBe(200);
  expect((await staffOf(admin.email)).staff).toEqual([]);
});

test('passes are tickets of the same booking, and go with the booth', async () => {
  const pool = await newPool(app, admin, event.id, 2);
  const { id } = await newBoothTicket(app, admin, event.id, {
    poolIds: [pool.id],
    gives: { passTicketId: full.id, passes: 2 },
  });
  const { booking, token, id: bookingId } = await bookFor(id, 'Velo', 2);
  expect(booking.people.map(({ kind }) => kind)).toEqual([
    'booth',
    'booth',
    ...Array<string>(4).fill('ticket'),
  ]);
  expect(booking).toMatchObject({ places: 4, gross: 23_800 });
  await pay(booking);
  const paid = await readOwn(app.work, token);
  expect(paid.people.filter(({ pass }) => pass !== null)).toHaveLength(4);
  await cancel(bookingId, [paid.people[0]?.id ?? 0]);
  const half = await readOwn(app.work, token);
  expect(half.people.filter(({ isCancelled }) => !isCancelled).map(({ kind }) => kind)).toEqual([
    'booth',
    'ticket',
    'ticket',
  ]);
  await cancel(bookingId, [paid.people[1]?.id ?? 0]);
  expect(await readOwn(app.work, token)).toMatchObject({ state: 'cancelled', places: 0 });
});

test('a booth whose booking is cancelled is hidden, and kept', async () => {
  const { id } = await newBoothTicket(app, admin, event.id, { price: 0 });
  const { booking, id: bookingId } = await bookFor(id, 'Velo');
  const boothId = booking.firms[0]?.id;
  const where = { eventId: event.id, exhibitorId: boothId };
  await run('PATCH /api/events/:eventId/exhibitors/:exhibitorId', where, { isShown: true });
  expect((await standsOf(bookingId)).firms).toMatchObject([{ isShown: true, name: 'Velo' }]);
  await cancel(bookingId);
  expect(await booths()).toMatchObject([{ id: boothId, isShown: false }]);
  const setup = (await run('GET /api/events/:eventId/exhibitors', { eventId: event.id }))
    .body as ExhibitorSetup;
  expect(setup.exhibitors[0]?.booking).toMatchObject({ isStanding: false });
});

test('money that goes back hides it, and money that comes again shows it as it was', async () => {
  const { id } = await newBoothTicket(app, admin, event.id, {});
  const { booking, token } = await bookFor(id, 'Velo');
  await pay(booking);
  const boothId = (await booths())[0]?.id;
  const where = { eventId: event.id, exhibitorId: boothId };
  await run('PATCH /api/events/:eventId/exhibitors/:exhibitorId', where, { isShown: true });
  const payment = await app.testDb.db.row<{ id: number }>(
    sql`select id from payments where invoice_id = ${booking.invoice?.id ?? 0}`,
  );
  const refund = await run(
    'POST /api/payments/:paymentId/refunds',
    { paymentId: payment?.id },
    { amount: booking.gross, way: 'transfer', state: 'paid', why: 'By mistake', key: newKey() },
  );
  expect(refund.status).toBe(201);
  expect((await readOwn(app.work, token)).state).toBe('pending');
  expect(await booths()).toMatchObject([{ isShown: false }]);
  await pay(await readOwn(app.work, token));
  expect(await booths()).toMatchObject([{ id: boothId, isShown: true }]);
});

test('a sponsor waits for an organiser to be shown', async () => {
  const { id, gives } = await newSponsorTicket(app, admin, event.id, { price: 0 });
  const { booking, id: bookingId } = await bookFor(id, 'Velo');
  expect(booking.firms).toMatchObject([{ kind: 'sponsor', name: 'Velo', isShown: false }]);
  const read = async () =>
    (await run('GET /api/events/:eventId/sponsors', { eventId: event.id })).body as SponsorSetup;
  const sponsor = { name: 'Velo', isActive: false, packageId: gives.sponsorPackageId };
  expect((await read()).sponsors).toMatchObject([sponsor]);
  await cancel(bookingId);
  expect((await read()).sponsors).toHaveLength(1);
});

test('of the last one two want one has it', async () => {
  const pool = await newPool(app, admin, event.id, 1);
  const { id } = await newBoothTicket(app, admin, event.id, { price: 0, poolIds: [pool.id] });
  const tries = await Promise.allSettled(['One', 'Two', 'Three'].map((name) => bookFor(id, name)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await booths()).toHaveLength(1);
});

test('a code that names nothing makes no booth cheaper', async () => {
  const { id } = await newBoothTicket(app, admin, event.id, { price: 90_000 });
  const { code } = await newCode(app, admin, event.id, aCodeInput());
  const params = { slug: event.slug };
  const body = { items: [{ ticketId: id, quantity: 1 }], code };
  const { body: sums } = await app.call('POST /api/e/:slug/booking-sums', { params, body });
  expect(sums).toMatchObject({ gross: 90_000 });
});
