import type { BookingLetter, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aBooking, aHold, booked } from '../../../testing/bookings/bookings.ts';
import {
  anotherAddress,
  booker,
  codeOf,
  letterDesk,
} from '../../../testing/bookings/letter-desk.ts';
import { aLetterInput } from '../../../testing/bookings/letters.ts';
import { aSale } from '../../../testing/bookings/offer.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
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

const { written, read, readers, send, lettersTo } = letterDesk(
  () => app,
  () => admin,
  () => event,
);

test('attendees write none, and those of another organisation are not there', async () => {
  const attendee = await aColleague(app, admin);
  const stranger = await anAdmin(app);
  const { id: letterId, version } = await written();
  const body = { version, sendAt: null };
  const key = 'POST /api/booking-letters/:letterId/send';
  const by = ({ token }: Actor) => app.call(key, { token, params: { letterId }, body });
  expect((await by(attendee)).status).toBe(403);
  expect((await by(stranger)).status).toBe(404);
  expect((await app.call(key, { params: { letterId }, body })).status).toBe(401);
  expect((await read(letterId)).state).toBe('draft');
});

test('what is half written, or has a field that there is not, is not sent', async () => {
  await aBooking(app, admin, event);
  const half = await written({ text: {} });
  expect(codeOf(await send(half))).toBe('bookings.letter_incomplete');
  const wrong = await written({ text: { en: 'Hello {nmae}' } });
  expect(codeOf(await send(wrong))).toBe('bookings.letter_unknown_field');
  const links = await written({ to: 'people', text: { en: 'See {link}' } });
  expect(codeOf(await send(links))).toBe('bookings.letter_unknown_field');
});

test('an organisation that proved no address sends none', async () => {
  const other = await anAdmin(app);
  const theirs = await aPublishedEvent(app, other);
  await aBooking(app, other, theirs);
  await app.testDb.db.run(
    sql`update organisations set verified_at = null where id = ${other.person.organisationId}`,
  );
  const { body } = await app.call('POST /api/events/:eventId/booking-letters', {
    token: other.token,
    params: { eventId: theirs.id },
    body: aLetterInput(),
  });
  const { id: letterId, version } = body as BookingLetter;
  const sent = await app.call('POST /api/booking-letters/:letterId/send', {
    token: other.token,
    params: { letterId },
    body: { version, sendAt: null },
  });
  expect(codeOf(sent)).toBe('accounts.unverified');
});

test('who booked gets it once, in their words, and the booking says so without the text', async () => {
  const { id, booking } = await aBooking(app, admin, event);
  await aBooking(app, admin, event);
  const letter = await written({
    text: {
      en: 'Hello {name},\n\n{owed} of {reference} is open: {link}\nSee https://example.org/a.',
    },
  });
  const page = await readers(letter.id);
  expect(page).toMatchObject({ reached: 1, leftOut: [{ why: 'twice', count: 1 }] });
  expect((await send(letter)).status).toBe(200);
  const mails = await lettersTo('ines@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(
    `Hello Ines Prado,\n\n€119.00 of ${booking.reference} is open: `,
  );
  expect(mails[0]?.html).toContain('<a href="https://example.org/a"');
  expect(mails[0]?.text).toContain('You get this email because you booked for');
  expect(await read(letter.id)).toMatchObject({ state: 'sent', arrived: 1, waiting: 0, failed: 0 });
  const record = await app.call('GET /api/bookings/:bookingId', {
    token: admin.token,
    params: { bookingId: id },
  });
  const { changes } = record.body as { changes: { done: string; why: string; by: string }[] };
  expect(changes.at(-1)).toMatchObject({ done: 'written', why: `News of ${event.name}` });
  expect(record.text).not.toContain('Hello');
});

test('what looks like HTML stays words, and a name makes no link', async () => {
  const { ticket } = await aSale(app, admin, event.id);
  const email = anotherAddress('x');
  const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
  const name = '<b>Eve</b> https://evil.example';
  await booked(app, token, { details: { booker: booker(email, name) } });
  await send(await written({ text: { en: '<script>1</script> Hello {name}' } }));
  const [mail] = await lettersTo(email);
  expect(mail?.html).not.toContain('<script>');
  expect(mail?.html).not.toContain('<b>');
  expect(mail?.html).not.toContain('href="https://evil');
});
