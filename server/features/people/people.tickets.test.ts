import { randomUUID } from 'node:crypto';
import type { Booking, EventSetup, HeldTicket, PersonBooking, PersonLine } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aHold, booked, filledIn } from '../../testing/bookings/bookings.ts';
import { aSale } from '../../testing/bookings/offer.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertPerson } from '../events/index.ts';
import { recordPayment } from '../payments/index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let ticketId: number;
let [buyer, guest, unproven, nobody]: Actor[] = [];
let booking: Booking;

const contactOf = ({ fullName, email }: Actor) => ({ fullName, email });

/** Of two places: one is its booker's own, one somebody else's. */
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  const attendee = async (fullName: string) => {
    const actor = await aColleague(app, admin, 'client', fullName);
    await insertPerson(app.testDb.db, actor.person.organisationId, event.id, actor.person.id);
    await app.testDb.db.run(
      sql`update accounts set verified_at = now() where id = ${actor.person.id}`,
    );
    return actor;
  };
  buyer = await attendee('Bea Buyer');
  guest = await attendee('Gil Guest');
  unproven = await attendee('Una Unproven');
  nobody = await attendee('Nils Nobody');
  await app.testDb.db.run(
    sql`update accounts set verified_at = null where id = ${unproven.person.id}`,
  );
  ticketId = (await aSale(app, admin, event.id)).ticket.id;
  const token = await aHold(app, event.slug, [{ ticketId, quantity: 3 }]);
  const held = await filledIn(app, token);
  const named = [{ fullName: '', email: '' }, contactOf(guest), contactOf(unproven)];
  booking = await booked(app, token, {
    details: {
      booker: { ...contactOf(buyer), phone: '' },
      people: held.people.map(({ id }, place) => ({
        placeId: id,
        fullName: named[place]?.fullName || buyer?.fullName || '',
        email: named[place]?.email ?? '',
        answers: [],
      })),
    },
  });
});
afterAll(() => app.close());

async function found(query: Record<string, string>) {
  const asked = { token: admin.token, query: { event: String(event.id), ...query } };
  const { body } = await app.call('GET /api/people', asked);
  const { people, total, held } = body as {
    people: PersonLine[];
    total: number;
    held: HeldTicket[];
  };
  expect(total).toBe(people.length);
  return { names: people.map(({ fullName }) => fullName), held };
}

const pay = () =>
  recordPayment(app.work, admin.person, {
    invoiceId: booking.invoice?.id ?? 0,
    way: 'transfer',
    state: 'paid',
    amount: booking.gross,
    reference: '',
    paidOn: null,
  });

test('people are found by ticket, by what is owed and by whether they came', async () => {
  const both = ['Bea Buyer', 'Gil Guest'];
  expect((await found({ ticket: String(ticketId) })).names).toEqual(both);
  expect((await found({ ticket: String(ticketId + 1) })).names).toEqual([]);
  expect((await found({ booked: 'pending' })).names).toEqual(both);
  expect((await found({ booked: 'confirmed' })).names).toEqual([]);
  expect((await found({ door: 'expected' })).names).toEqual([]);
  await pay();
  expect((await found({ booked: 'pending' })).names).toEqual([]);
  expect((await found({ booked: 'confirmed' })).names).toEqual(both);
  expect((await found({ door: 'expected' })).names).toEqual(both);
  await app.call('POST /api/events/:eventId/check-ins', {
    token: admin.token,
    params: { eventId: event.id },
    body: { key: randomUUID(), placeId: booking.people[1]?.id },
  });
  expect((await found({ door: 'in' })).names).toEqual(['Gil Guest']);
  expect((await found({ door: 'expected' })).names).toEqual(['Bea Buyer']);
  const { names } = await found({ booked: 'none' });
  expect(names).toEqual(expect.arrayContaining(['Nils Nobody', 'Una Unproven']));
  expect(names).not.toContain('Bea Buyer');
});

test('a list of an event says what each of them holds, and no other does', async () => {
  const { held } = await found({});
  const ids = held.map(({ personId }) => personId).toSorted((one, two) => one - two);
  expect(ids).toEqual([buyer?.person.id, guest?.person.id]);
  const { body } = await app.call('GET /api/people', { token: admin.token });
  expect(body).not.toHaveProperty('held');
});

test('the record of a person says what they booked, and what others booked for them', async () => {
  const bookingsOf = async (personId = 0, by = admin) =>
    app.call('GET /api/people/:personId/bookings', { token: by.token, params: { personId } });
  const of = async (actor?: Actor) => (await bookingsOf(actor?.person.id)).body as PersonBooking[];
  const { reference } = booking;
  expect(await of(buyer)).toMatchObject([{ reference, isBooker: true }]);
  expect(await of(guest)).toMatchObject([{ reference, isBooker: false }]);
  expect(await of(unproven)).toEqual([]);
  expect(await of(nobody)).toEqual([]);
  expect((await bookingsOf(buyer?.person.id, guest)).status).toBe(403);
  const elsewhere = await anAdmin(app);
  expect((await bookingsOf(buyer?.person.id, elsewhere)).status).toBe(404);
});
