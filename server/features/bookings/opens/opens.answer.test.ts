import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, aColleague } from '../../../testing/builders.ts';
import { aHold, anAddition, booked, detailsOf } from '../../../testing/bookings/bookings.ts';
import { newTicket } from '../../../testing/bookings/offer.ts';
import { till } from '../../../testing/orders.ts';
import { aClosedEvent, aWorkshop } from '../../../testing/opens/closed-event.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { keepDetails, readOwn } from '../index.ts';
import { findHeldTickets } from './opens.queries.ts';

let app: TestApp;
let closed: Awaited<ReturnType<typeof aClosedEvent>>;
let workshop: { id: number };

beforeAll(async () => {
  app = await openTestApp();
  closed = await aClosedEvent(app);
  workshop = await aWorkshop(app, closed);
});
afterAll(() => app.close());

const heldBy = async ({ person }: Actor) => {
  const { organisationId, id } = person;
  const rows = await findHeldTickets(app.testDb.db, organisationId, closed.event.id, id);
  return rows.map(({ ticketId }) => ticketId).toSorted((a, b) => a - b);
};

const bookerOf = ({ email, fullName }: Actor) => ({ email, fullName, phone: '' });

test('an add-on goes with the tickets of its booking in their order, also when one is handed on', async () => {
  const [ada, ben, cleo] = [
    await closed.attendee(),
    await closed.attendee(),
    await closed.attendee(),
  ];
  const { full } = closed;
  const items = [
    { ticketId: full.id, quantity: 2 },
    { ticketId: workshop.id, quantity: 1 },
  ];
  const token = await aHold(app, closed.event.slug, items);
  const name = async (...people: Actor[]) => {
    const own = await readOwn(app.work, token);
    return people.map(({ email, fullName }, place) => ({
      placeId: own.people[place]?.id ?? 0,
      email,
      fullName,
      answers: [],
    }));
  };
  await booked(app, token, { details: { booker: bookerOf(ben), people: await name(ada, ben) } });
  expect(await heldBy(ada)).toEqual([full.id, workshop.id]);
  expect(await heldBy(ben)).toEqual([full.id]);
  const own = await readOwn(app.work, token);
  const booker = bookerOf(ben);
  await keepDetails(app.work, token, { ...detailsOf(own), booker, people: await name(cleo, ben) });
  expect(await heldBy(ada)).toEqual([]);
  expect(await heldBy(cleo)).toEqual([full.id, workshop.id]);
});

test('an add-on that was added later goes with the tickets of the first', async () => {
  const [ada, ben] = [await closed.attendee(), await closed.attendee()];
  const { full, event } = closed;
  const token = await aHold(app, event.slug, [{ ticketId: full.id, quantity: 1 }]);
  const own = await readOwn(app.work, token);
  const { email, fullName } = ada;
  const people = [{ placeId: own.people[0]?.id ?? 0, email, fullName, answers: [] }];
  await booked(app, token, { details: { booker: bookerOf(ben), people } });
  expect(await heldBy(ada)).toEqual([full.id]);
  const added = await anAddition(app, event.slug, token, [{ ticketId: workshop.id, quantity: 1 }]);
  await booked(app, added, { details: { booker: bookerOf(ben), people: [] } });
  expect(await heldBy(ada)).toEqual([full.id, workshop.id]);
  expect(await heldBy(ben)).toEqual([]);
});

test('what is not paid opens nothing yet, unless it is paid at the door', async () => {
  await till(app, closed.admin, ['transfer', 'on_site']);
  const paid = await newTicket(app, closed.admin, closed.event.id, { price: 4_900 });
  for (const [way, held] of [
    ['transfer', []],
    ['on_site', [paid.id]],
  ] as const) {
    const one = await closed.attendee();
    const token = await aHold(app, closed.event.slug, [{ ticketId: paid.id, quantity: 1 }]);
    await booked(app, token, { way, details: { booker: bookerOf(one) } });
    expect(await heldBy(one)).toEqual(held);
  }
});

test('an address that nobody proved opens nothing', async () => {
  const one = await aColleague(app, closed.admin);
  await closed.book(one, closed.full.id);
  expect(await heldBy(one)).toEqual([]);
});
