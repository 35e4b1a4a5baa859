import type { Booking, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBooking, newKey } from '../../testing/bookings/bookings.ts';
import { takenOfPools } from '../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { chooseWay } from './own/own.pay.ts';
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
