import type { Booking, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking, newKey } from '../../testing/bookings/bookings.ts';
import { onSale, takenOfPools } from '../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { sql } from '../../platform/db/sql.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { chooseWay } from './own/own.pay.ts';
import { recordPayment } from '../payments/index.ts';
import { cancelOwn } from './own/own.end.ts';
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
const run = (key: Key, params: Record<string, unknown>, body?: object) =>
  app.call(key, { token: admin.token, params, body });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const letIn = async ({ people }: Booking) => {
  const body = { key: newKey(), placeId: people[0]?.id };
  const params = { eventId: event.id };
  expect((await run('POST /api/events/:eventId/check-ins', params, body)).status).toBe(200);
};

test('nobody who is in is cancelled before that is taken back', async () => {
  const { token, booking, id } = await aBooking(app, admin, event, { quantity: 2, way: 'on_site' });
  const [one, two] = booking.people.map((place) => place.id);
  await letIn(booking);
  expect(await readOwn(app.work, token)).toMatchObject({ canCancel: false });
  const own = await app.call('POST /api/booking/:token/cancel', { params: { token } });
  expect(codeOf(own)).toBe('bookings.somebody_in');
  const cancel = async (placeIds: unknown) => {
    const body = { why: 'Ill', placeIds };
    return run('POST /api/bookings/:bookingId/cancel', { bookingId: id }, body);
  };
  expect(codeOf(await cancel(null))).toBe('bookings.somebody_in');
  expect(codeOf(await cancel([one]))).toBe('bookings.somebody_in');
  expect(await takenOfPools(app, event.id)).toEqual([2]);
  expect((await cancel([two])).status).toBe(200);
  await run('DELETE /api/places/:placeId/check-in', { placeId: one });
  expect((await cancel(null)).body).toMatchObject({ state: 'cancelled' });
});

test('the clock ends no booking of somebody who is in', async () => {
  const { token, booking } = await aBooking(app, admin, event, { way: 'on_site' });
  await letIn(booking);
  await chooseWay(app.work, token, 'transfer');
  app.clock.ahead = 40 * 86_400;
  await endUnpaidBookings(app.work);
  expect((await readOwn(app.work, token)).state).toBe('pending');
  expect(await takenOfPools(app, event.id)).toEqual([1]);
});

test('who is cancelled and let in at the same moment is one of both', async () => {
  for (let round = 0; round < 10; round++) {
    const { token, booking, id } = await aBooking(app, admin, event, { price: 0 });
    const body = { why: '', placeIds: null };
    await Promise.all([
      run('POST /api/bookings/:bookingId/cancel', { bookingId: id }, body),
      letIn(booking),
    ]);
    const { state, people } = await readOwn(app.work, token);
    expect([state, people[0]?.checkedInAt !== null]).toEqual(
      state === 'cancelled' ? ['cancelled', false] : ['confirmed', true],
    );
  }
});

test.each([
  [2, 4_900],
  [3, 3_333],
  [7, 101],
])('each of %i places at %i goes back at that', async (quantity, price) => {
  const { booking, id } = await aBooking(app, admin, event, { quantity, price });
  for (const [place, person] of booking.people.entries()) {
    const body = { why: '', placeIds: [person.id] };
    const answer = await run('POST /api/bookings/:bookingId/cancel', { bookingId: id }, body);
    expect(answer.body).toMatchObject({ invoice: { credited: price * (place + 1) } });
  }
});

describe('a share that is kept', () => {
  const daysLeft = () =>
    Math.floor((Date.parse(event.startsOn) - app.clock.now().getTime()) / 86_400_000);
  const keeping = async (share: number, other: { fromDays?: number } = {}) =>
    onSale(app, admin, event.id, {
      cancelDays: 0,
      cancelShares: [{ fromDays: daysLeft() + 1, share, ...other }],
    });
  const paid = async ({ invoice, gross: amount }: Booking) =>
    recordPayment(app.work, admin.person, {
      invoiceId: invoice?.id ?? 0,
      way: 'transfer',
      state: 'paid',
      amount,
      reference: '',
      paidOn: null,
    });

  test.each([
    [2_000, 3, 11_900],
    [3_333, 7, 101],
    [10_000, 1, 4_900],
  ])('of %i in ten thousand stays on the invoice, to the cent', async (share, quantity, price) => {
    const { token, booking } = await aBooking(app, admin, event, { quantity, price });
    await keeping(share);
    await paid(booking);
    const { cancelKeeps } = await readOwn(app.work, token);
    expect(cancelKeeps).toBe(Math.round((booking.gross * share) / 10_000));
    const after = await cancelOwn(app.work, token, '203.0.113.7');
    expect(after.state).toBe('cancelled');
    expect(after.invoice).toMatchObject({ credited: booking.gross - cancelKeeps });
    expect(await askedBackOf(after.reference)).toBe(booking.gross - cancelKeeps);
  });

  test('is none before its day, and none of what was never paid', async () => {
    const { token, booking } = await aBooking(app, admin, event);
    await keeping(5_000);
    expect(await readOwn(app.work, token)).toMatchObject({ cancelKeeps: 0 });
    await keeping(5_000, { fromDays: daysLeft() - 5 });
    await paid(booking);
    expect(await readOwn(app.work, token)).toMatchObject({ cancelKeeps: 0 });
    const after = await cancelOwn(app.work, token, '203.0.113.7');
    expect(after.invoice).toMatchObject({ credited: booking.gross });
  });

  test('is what organisers say where they cancel, and nothing where they say nothing', async () => {
    const { booking, id } = await aBooking(app, admin, event, { quantity: 2, price: 10_000 });
    await keeping(5_000);
    await paid(booking);
    const cancel = (place: number, share?: number) =>
      run(
        'POST /api/bookings/:bookingId/cancel',
        { bookingId: id },
        {
          why: '',
          placeIds: [booking.people[place]?.id],
          ...(share === undefined ? {} : { share }),
        },
      );
    expect((await cancel(0)).body).toMatchObject({ invoice: { credited: 10_000 } });
    expect((await cancel(1, 2_500)).body).toMatchObject({ invoice: { credited: 17_500 } });
    expect((await cancel(1, 10_001)).status).toBe(422);
  });
});

const askedBackOf = async (reference: string): Promise<number> =>
  (
    await app.testDb.db.row<{ amount: number }>(
      sql`select coalesce(sum(p.amount), 0)::bigint as amount from payments p
          join bookings b on b.organisation_id = p.organisation_id and b.invoice_id = p.invoice_id
          where b.reference = ${reference} and p.kind = 'refund'`,
    )
  )?.amount ?? 0;
