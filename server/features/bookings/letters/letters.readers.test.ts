import type { EventSetup, LetterPreview, LetterUpdate } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aBooking, aHold, booked } from '../../../testing/bookings/bookings.ts';
import {
  anotherAddress,
  booker,
  codeOf,
  letterDesk,
} from '../../../testing/bookings/letter-desk.ts';
import { aSale, newTicket } from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { mailTo } from '../../../testing/email/mailbox.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let count = 0;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin, { name: `Summit ${++count}` });
});

const { of, written, read, readers, send, lettersTo, aPair } = letterDesk(
  () => app,
  () => admin,
  () => event,
);

test('parts by what is owed, named, bought and come are who the list shows', async () => {
  const { ticket } = await aSale(app, admin, event.id);
  const dinner = await newTicket(app, admin, event.id, { kind: 'add_on', price: 0 });
  const free = await newTicket(app, admin, event.id, { price: 0 });
  const hungry = anotherAddress('hungry');
  const token = await aHold(app, event.slug, [
    { ticketId: free.id, quantity: 1 },
    { ticketId: dinner.id, quantity: 1 },
  ]);
  await booked(app, token, { details: { booker: booker(hungry) } });
  const unpaid = anotherAddress('unpaid');
  await aPair(ticket.id, unpaid, anotherAddress('guest'));
  const reached = async (filter: LetterUpdate['filter']) => {
    const letter = await written({ filter });
    return (await readers(letter.id)).readers.map(({ email }) => email).toSorted();
  };
  expect(await reached({ stands: 'yes' })).toEqual([hungry, unpaid]);
  expect(await reached({ balance: 'open', stands: 'yes' })).toEqual([unpaid]);
  expect(await reached({ named: 'no' })).toEqual([unpaid]);
  expect(await reached({ ticket: dinner.id, stands: 'yes' })).toEqual([hungry]);
  expect(await reached({ state: 'confirmed' })).toEqual([hungry]);
  expect(await reached({ came: 'yes' })).toEqual([]);
  await app.testDb.db.run(
    sql`update bookings_places set checked_in_at = now() where event_id = ${event.id}
          and ticket_id = ${free.id}`,
  );
  expect(await reached({ came: 'no' })).toEqual([unpaid]);
  expect(await reached({ came: 'yes' })).toEqual([hungry]);
});

test('people with an address of their own get it, and others are told why not', async () => {
  const { ticket } = await aSale(app, admin, event.id);
  const [email, other] = [anotherAddress('booker'), anotherAddress('guest')];
  await aPair(ticket.id, email, other);
  const letter = await written({ to: 'people', text: { en: 'Hello {name}' } });
  expect(await readers(letter.id)).toMatchObject({
    readers: [{ email: other, fullName: 'Bo Li', state: 'planned' }],
    leftOut: [{ why: 'no_address', count: 1 }],
  });
  expect((await readers(letter.id, { show: 'left_out' })).readers).toMatchObject([
    { email: '', state: 'left_out', why: 'no_address' },
  ]);
  await send(letter);
  expect(await lettersTo(other)).toHaveLength(1);
  expect(await lettersTo(email)).toEqual([]);
});

test('each reads it in the language they booked in, else in the first', async () => {
  const { ticket } = await aSale(app, admin, event.id);
  const addresses = { de: anotherAddress('de'), fr: anotherAddress('fr') };
  await app.testDb.db.run(sql`update events set languages = '{en,de}' where id = ${event.id}`);
  for (const [language, email] of Object.entries(addresses)) {
    const { booking } = await aPair(ticket.id, email, anotherAddress('guest'));
    await app.testDb.db.run(
      sql`update bookings set language = ${language} where reference = ${booking.reference}`,
    );
  }
  const letter = await written({
    subject: { en: 'News', de: 'Neues' },
    text: { en: '{owed}', de: 'Offen: {owed}' },
  });
  await send(letter);
  const [german] = await lettersTo(addresses.de, 'Neues');
  expect(german?.text).toContain('Offen: 238,00');
  expect(german?.text).toContain('Sie erhalten diese E-Mail');
  const [french] = await lettersTo(addresses.fr, 'News');
  expect(french?.text).toContain('€238.00');
  expect(french?.text).toContain('You get this email');
});

test('what is looked at is what one reader gets, and a test goes to who asks', async () => {
  const { booking } = await aBooking(app, admin, event);
  const { id } = await written();
  const key = 'GET /api/booking-letters/:letterId/preview';
  const query = { reference: booking.reference.toLowerCase() };
  const preview = (await of(key, id, { query })).body as LetterPreview;
  expect(preview).toMatchObject({
    to: 'ines@example.com',
    why: null,
    reference: booking.reference,
  });
  expect(codeOf(await of(key, id, { query: { reference: 'NOBODY' } }))).toBe(
    'bookings.letter_reaches_nobody',
  );
  const tested = await of('POST /api/booking-letters/:letterId/test', id, { body: query });
  expect(tested.status).toBe(202);
  const [mail] = await lettersTo(admin.email, `Test: ${preview.subject}`);
  expect(mail?.text).toBe(preview.text);
  expect((await read(id)).state).toBe('draft');
});

test('who wants no more gets none, but what they book is mailed all the same', async () => {
  const { ticket } = await aSale(app, admin, event.id);
  const email = anotherAddress('calm');
  await aPair(ticket.id, email, anotherAddress('guest'));
  await send(await written());
  const [first] = await lettersTo(email);
  const token = /letters\/stop\/([\w-]{43})/.exec(first?.text ?? '')?.[1];
  const known = await app.call('GET /api/letters/stop/:token', { params: { token } });
  expect(known.body).toEqual({ event: event.name, isStopped: false });
  const click = await app.http.inject({
    method: 'POST',
    url: `/letters/stop/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(click.json()).toEqual({ event: event.name, isStopped: true });
  const next = await written();
  expect((await readers(next.id)).leftOut).toEqual([{ why: 'opted_out', count: 1 }]);
  expect(codeOf(await send(next))).toBe('bookings.letter_reaches_nobody');
  const before = (await mailTo(app, email)).length;
  await aPair(ticket.id, email, anotherAddress('guest'));
  expect((await mailTo(app, email)).length).toBe(before + 1);
  const back = { params: { token }, body: { isStopped: false } };
  await app.call('PUT /api/letters/stop/:token', back);
  expect((await readers(next.id)).reached).toBe(1);
  const wrong = { params: { token: 'x'.repeat(43) } };
  expect((await app.call('GET /api/letters/stop/:token', wrong)).status).toBe(404);
});

test('cancelled bookings are written to where they are asked for alone', async () => {
  const { token } = await aBooking(app, admin, event);
  await app.call('POST /api/booking/:token/cancel', { params: { token } });
  const all = await written({ filter: {} });
  expect(await readers(all.id)).toMatchObject({
    reached: 0,
    leftOut: [{ why: 'cancelled', count: 1 }],
  });
  const them = await written({ filter: { state: 'cancelled' } });
  expect((await readers(them.id)).reached).toBe(1);
});
