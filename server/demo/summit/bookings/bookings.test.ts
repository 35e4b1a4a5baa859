import type {
  BookingPage,
  BookingState,
  CheckList,
  EntryLists,
  MyBooking,
  Offer,
  WaitingPage,
  OutboxPage,
} from '@plenum/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { openDemo } from '../../../testing/demo/open-demo.ts';

const { app, ask, token, signIn, summit } = await openDemo();
afterAll(() => app.close());

const { id: eventId } = summit;
const page = async (query: Record<string, unknown>): Promise<BookingPage> => {
  const asked = { token, params: { eventId }, query };
  return (await app.call('GET /api/events/:eventId/bookings', asked)).body as BookingPage;
};
const countOf = async (state: BookingState) => (await page({ state })).total;

describe('what was booked of the summit', () => {
  test('are 383 bookings over ten weeks, in every state but one that ends by itself', async () => {
    const counts = {
      held: await countOf('held'),
      expired: await countOf('expired'),
      pending: await countOf('pending'),
      confirmed: await countOf('confirmed'),
      cancelled: await countOf('cancelled'),
    };
    expect(counts).toMatchObject({ held: 0, expired: 72, cancelled: 36 });
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(383);
    expect(counts.pending).toBeGreaterThan(20);
    const { bookings } = await page({ sort: 'created', perPage: 1 });
    const oldest = Date.now() - Date.parse(bookings[0]?.createdAt ?? '');
    expect(oldest / 86_400_000).toBeGreaterThan(55);
    expect(oldest / 86_400_000).toBeLessThan(71);
  });

  test('some are owed, one was paid back in part, and some wait to be paid back', async () => {
    const overdue = await page({
      state: 'pending',
      way: 'transfer',
      sort: 'created',
      perPage: 100,
    });
    expect(overdue.bookings.every(({ balance }) => balance > 0)).toBe(true);
    const dueDays = 30 * 86_400_000;
    expect(
      overdue.bookings.some(({ createdAt }) => Date.now() - Date.parse(createdAt) > dueDays),
    ).toBe(true);
    const query = { kind: 'refund', perPage: 100 };
    const { body } = await app.call('GET /api/payments', { token, query });
    const states = (body as { payments: { state: string }[] }).payments.map(({ state }) => state);
    expect(states.filter((state) => state === 'asked').length).toBeGreaterThan(0);
    expect(states.filter((state) => state === 'paid').length).toBeGreaterThan(20);
  });

  test('one workshop is sold out, of the other two places are left', async () => {
    const { pools } = await ask<Offer>('GET /api/events/:eventId/offer', { eventId });
    const left = (name: string) => {
      const pool = pools.find((one) => one.name === name);
      return pool && pool.size - pool.taken;
    };
    expect(left('Workshop: first aid')).toBe(0);
    expect(left('Workshop: the square')).toBe(2);
  });

  test('five wait for the one that is sold out, one of them unproven', async () => {
    const { entries } = await ask<WaitingPage>('GET /api/events/:eventId/waiting', { eventId });
    expect(entries.map(({ state, position }) => [state, position])).toEqual([
      ['waiting', 1],
      ['waiting', 2],
      ['waiting', 3],
      ['waiting', 4],
      ['waiting', null],
    ]);
  });

  test('people have come yesterday and today, and the guest has a ticket', async () => {
    const door = await ask<CheckList>('GET /api/events/:eventId/check-ins', { eventId });
    expect(door.checkedIn).toBeGreaterThan(100);
    expect(door.checkedIn).toBeLessThan(door.expected);
    const mine = await ask<MyBooking[]>('GET /api/my-bookings', {}, await signIn('client'));
    expect(mine).toMatchObject([{ state: 'confirmed', eventName: 'Horizon Summit' }]);
  });

  test('days, workshops and the dinner have lists, and people have come by those of yesterday', async () => {
    const { lists } = await ask<EntryLists>('GET /api/events/:eventId/check-in-lists', { eventId });
    const found = (name: string) => lists.find((list) => list.name === name);
    expect(lists).toHaveLength(6);
    expect(found('Day 1')?.came).toBeGreaterThan(20);
    expect(found('Day 3')?.came).toBe(0);
    expect(found('Workshop: first aid')?.expected).toBeGreaterThan(10);
    expect(lists.every(({ came, expected }) => came <= expected)).toBe(true);
  });

  test('no letter of them is written at the first start', async () => {
    const { body } = await app.call('GET /api/organisations/outbox', { token });
    const subjects = (body as OutboxPage).mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('Horizon Summit'))).toEqual([]);
  });
});
