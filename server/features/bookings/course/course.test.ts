import type { BookingQuery, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHold, booked } from '../../../testing/bookings/bookings.ts';
import { aSale, newPool, newTicket } from '../../../testing/bookings/offer.ts';
import { waitsFor } from '../../../testing/bookings/waiting.ts';
import { type Actor, aColleague, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { recordPayment } from '../../payments/index.ts';
import { cancelBooking, listBookings, readRecord } from '../record/record.service.ts';
import { daysBetween } from './course.days.ts';
import { readCapacity, readCourse } from './course.service.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let full: { id: number };
let dinner: { id: number };
let hall: { id: number };

/** The clocks of Berlin go back in the night to the 31st: that day has 25 hours. */
const moments = {
  lastMinute: '2027-10-30T21:59:30Z',
  firstHour: '2027-10-30T22:30:00Z',
  summerTwo: '2027-10-31T00:30:00Z',
  winterTwo: '2027-10-31T01:30:00Z',
  nextDay: '2027-11-01T10:00:00Z',
} as const;

const at = (moment: keyof typeof moments): void => {
  app.clock.ahead = (Date.parse(moments[moment]) - Date.now()) / 1000;
};

async function books(fullName: string, quantity: number, add = 0) {
  const items = [
    { ticketId: full.id, quantity },
    ...(add > 0 ? [{ ticketId: dinner.id, quantity: add }] : []),
  ];
  const token = await aHold(app, event.slug, items);
  const booker = { fullName, email: 'ines@example.com', phone: '' };
  return booked(app, token, { details: { booker } });
}

const find = async (query: BookingQuery): Promise<string[]> => {
  const page = await listBookings(app.work, admin.person, event.id, { sort: 'created', ...query });
  return page.bookings.map(({ fullName }) => fullName);
};
const stepsOf = async (query: Parameters<typeof readCourse>[3] = {}) =>
  (await readCourse(app.work, admin.person, event.id, query)).steps;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  const days = { startsOn: '2028-03-01', endsOn: '2028-03-02', timeZone: 'Europe/Berlin' };
  event = await aPublishedEvent(app, admin, days);
  const sale = await aSale(app, admin, event.id, { size: 6 });
  [full, hall] = [sale.ticket, sale.pool];
  const table = await newPool(app, admin, event.id, 3);
  dinner = await newTicket(app, admin, event.id, { kind: 'add_on', poolIds: [table.id] });
  at('lastMinute');
  const first = await books('Early', 1);
  at('firstHour');
  const paid = first.invoice;
  await recordPayment(app.work, admin.person, {
    invoiceId: paid?.id ?? 0,
    way: 'transfer',
    state: 'paid',
    amount: 11_900,
    reference: '',
  } as never);
  await books('Group', 2, 1);
  at('summerTwo');
  await books('Summer', 1);
  at('winterTwo');
  await books('Winter', 1);
  at('nextDay');
  const { bookings } = await listBookings(app.work, admin.person, event.id, {});
  const idOf = (name: string) => bookings.find((one) => one.fullName === name)?.id ?? 0;
  await cancelBooking(app.work, admin.person, idOf('Summer'), { why: '', placeIds: null });
  const { people } = await readRecord(app.work, admin.person, idOf('Group'));
  const one = people.find(({ kind }) => kind === 'ticket')?.id ?? 0;
  await cancelBooking(app.work, admin.person, idOf('Group'), { why: '', placeIds: [one] });
});
afterAll(() => app.close());

test('attendees, and who runs another organisation, see none of it', async () => {
  app.clock.ahead = 0;
  const client = await aColleague(app, admin);
  const stranger = await anAdmin(app);
  const params = { eventId: event.id };
  for (const key of [
    'GET /api/events/:eventId/booking-capacity',
    'GET /api/events/:eventId/booking-course',
  ] as const) {
    expect((await app.call(key, { token: client.token, params })).status).toBe(403);
    expect((await app.call(key, { token: stranger.token, params })).status).toBe(404);
  }
  at('nextDay');
});

test('each day of the event’s clock has what was booked, paid, given up and stands', async () => {
  const steps = await stepsOf();
  const told = steps.map((step) => [
    step.at,
    step.booked,
    step.cancelled,
    step.paid,
    step.standing,
  ]);
  expect(told).toEqual([
    ['2027-10-30', 1, 0, 0, 1],
    ['2027-10-31', 4, 0, 1, 5],
    ['2027-11-01', 0, 2, 0, 3],
  ]);
  expect(steps.reduce((sum, { received }) => sum + (received ?? 0), 0)).toBe(11_900);
});

test('a day on which clocks go back has 25 hours, and each is counted by itself', async () => {
  const steps = await stepsOf({ day: '2027-10-31' });
  expect(steps).toHaveLength(25);
  expect(steps[0]).toMatchObject({ at: '2027-10-30T22:00:00.000Z', booked: 2, standing: 3 });
  expect(steps[2]).toMatchObject({ at: '2027-10-31T00:00:00.000Z', booked: 1, standing: 4 });
  expect(steps[3]).toMatchObject({ at: '2027-10-31T01:00:00.000Z', booked: 1, standing: 5 });
  expect(await stepsOf({ day: '2028-03-26' })).toHaveLength(23);
});

test('a ticket or a pool has its own course and capacity', async () => {
  const course = await readCourse(app.work, admin.person, event.id, { ticket: dinner.id });
  expect(course.capacity).toBe(3);
  expect(course.steps.at(-1)).toMatchObject({ standing: 1, received: null });
  const ofHall = await readCourse(app.work, admin.person, event.id, { pool: hall.id });
  expect([ofHall.capacity, ofHall.steps.at(-1)?.standing]).toEqual([6, 3]);
  const all = await readCourse(app.work, admin.person, event.id, {});
  expect(all.capacity).toBe(6);
});

test.each([
  ['booked on a day', { did: 'booked', from: '2027-10-30', until: '2027-10-30' }, ['Early']],
  ['booked after midnight', { did: 'booked', from: '2027-10-31' }, ['Group', 'Summer', 'Winter']],
  ['given up', { did: 'cancelled', from: '2027-11-01' }, ['Group', 'Summer']],
  ['paid', { did: 'paid', until: '2027-10-31' }, ['Early']],
  ['received', { did: 'received' }, ['Early']],
  ['what stands', { stands: 'yes' }, ['Early', 'Group', 'Winter']],
] as const)('%s is found', async (_, query, names) => {
  expect(await find(query)).toEqual(names);
});

test('the list of a ticket or a pool has what stands of it', async () => {
  expect(await find({ stands: 'yes', ticket: dinner.id })).toEqual(['Group']);
  expect(await find({ stands: 'yes', pool: hall.id })).toEqual(['Early', 'Group', 'Winter']);
});

test('sold, held, left and waited for are told of each ticket and pool', async () => {
  const hold = await aHold(app, event.slug, [{ ticketId: full.id, quantity: 3 }]);
  expect(hold).not.toBe('');
  await waitsFor(app, event, [{ ticketId: full.id, quantity: 2 }]);
  const { tickets, pools, sold } = await readCapacity(app.work, admin.person, event.id);
  const now = { sold: 3, held: 3, left: 0, waiting: 2 };
  expect(sold).toBe(3);
  expect(tickets.find(({ ticketId }) => ticketId === full.id)).toMatchObject(now);
  expect(pools.find(({ poolId }) => poolId === hall.id)).toMatchObject({ size: 6, ...now });
  app.clock.ahead += 3_600;
  const later = await readCapacity(app.work, admin.person, event.id);
  expect(later.pools.find(({ poolId }) => poolId === hall.id)).toMatchObject({ held: 0, left: 3 });
});

test('days go on to the last one, over months and clocks, and end where nobody reads on', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(daysBetween('2000-01-01', '2028-03-01')).toHaveLength(1_100);
});
