import { randomBytes } from 'node:crypto';
import type { Booking, BookingRecord, CheckResult, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aBooking, aHold, booked, detailsOf, newKey } from '../../testing/bookings/bookings.ts';
import { aSale, newQuestion, takenOfPools } from '../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { someAddress } from '../../testing/orders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { readOwn } from './index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => {
  app = await openTestApp({ limits: { link: { points: 100_000, seconds: 1 } } });
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});

type Key = Parameters<TestApp['call']>[0];
const own = (key: Key, token: string, body?: object) => app.call(key, { params: { token }, body });

describe('at the door', () => {
  const scan = async (pass: unknown, at = event, by = admin) => {
    const key = 'POST /api/events/:eventId/check-ins';
    const params = { eventId: at.id };
    const answer = await app.call(key, {
      token: by.token,
      params,
      body: { key: newKey(), pass },
    });
    return answer.status === 200 ? (answer.body as CheckResult).result : answer.status;
  };
  const passesOf = ({ people }: Booking) => people.map(({ pass }) => pass);

  test('a code that was guessed, changed, or is of another event is nobody’s', async () => {
    const { booking } = await aBooking(app, admin, event, { price: 0 });
    const [pass = ''] = passesOf(booking);
    const other = await aPublishedEvent(app, admin);
    const stranger = await anAdmin(app, 'Someone Else');
    expect(await scan(randomBytes(16).toString('base64url'))).toBe('unknown');
    expect(await scan(`${pass?.startsWith('A') ? 'B' : 'A'}${pass?.slice(1)}`)).toBe('unknown');
    expect(await scan(pass, other)).toBe('unknown');
    expect(await scan(pass, event, stranger)).toBe(404);
    for (const odd of ['', `${pass}x`, "' or 1=1 --", null, { $ne: null }]) {
      expect(await scan(odd)).toBe(422);
    }
    expect(await scan(pass)).toBe('in');
  });

  test('a copy lets nobody in after the first, nor once the place is somebody else’s', async () => {
    const { token, booking } = await aBooking(app, admin, event, { price: 0, quantity: 2 });
    const [first, second] = passesOf(booking);
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => scan(first)));
    const counts = ['in', 'again'].map((word) => all.filter((one) => one === word).length);
    expect(counts).toEqual([1, 4]);
    const details = detailsOf(await readOwn(app.work, token));
    const people = details.people.map((one, place) =>
      place === 1 ? { ...one, email: 'new@example.com' } : one,
    );
    await own('PUT /api/booking/:token/details', token, { ...details, people });
    expect(await scan(second)).toBe('unknown');
    expect(await scan(passesOf(await readOwn(app.work, token))[1])).toBe('in');
  });

  test('what was cancelled lets nobody in, by its code or by name', async () => {
    const { token, booking } = await aBooking(app, admin, event, { price: 0 });
    await own('POST /api/booking/:token/cancel', token);
    const { state } = await readOwn(app.work, token);
    expect(state).toBe('cancelled');
    expect(await scan(passesOf(booking)[0])).toBe('unknown');
    const answer = await app.call('POST /api/events/:eventId/check-ins', {
      token: admin.token,
      params: { eventId: event.id },
      body: { key: newKey(), placeId: booking.people[0]?.id },
    });
    expect(answer.body).toMatchObject({ result: 'cancelled' });
  });
});

describe('who has no link', () => {
  const deeds: [Key, object?][] = [
    ['GET /api/booking/:token'],
    ['PUT /api/booking/:token/details', { version: 1, people: [], answers: [] }],
    ['POST /api/booking/:token/prolong'],
    ['POST /api/booking/:token/give-up'],
    ['POST /api/booking/:token/book', { way: 'transfer', gross: 11_900, agrees: true }],
    ['PUT /api/booking/:token/way', { way: 'on_site' }],
    ['POST /api/booking/:token/cancel'],
    ['GET /api/booking/:token/tickets'],
    ['GET /api/booking/:token/invoice'],
    ['GET /api/booking/:token/calendar'],
  ];
  test.each(deeds)('gets at nothing by %s', async (key, body) => {
    const { ticket } = await aSale(app, admin, event.id);
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    const before = await readOwn(app.work, token);
    const said = body && { ...detailsOf(before), ...body };
    const whole = key.includes('details') ? said : body;
    const swapped = token.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));
    for (const forged of [swapped, token.toLowerCase(), randomBytes(32).toString('base64url')]) {
      const answer = await own(key, forged, whole);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found' });
    }
    expect(await readOwn(app.work, token)).toEqual(before);
    expect(await takenOfPools(app, event.id)).toEqual([1]);
  });

  test('names no place and answers no question of somebody else’s booking', async () => {
    const { booking } = await aBooking(app, admin, event);
    const stranger = await anAdmin(app, 'Someone Else');
    const other = await aPublishedEvent(app, stranger);
    const foreign = await newQuestion(app, stranger, other.id, { per: 'booking' });
    const { ticket } = await aSale(app, admin, event.id);
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    const details = detailsOf(await readOwn(app.work, token));
    const strange = { questionId: foreign.id, text: 'x', optionIds: [] };
    const people = booking.people.map(({ id }) => ({
      placeId: id,
      fullName: 'Mallory',
      email: 'mallory@example.com',
      answers: [strange],
    }));
    const body = { ...details, people: [...details.people, ...people], answers: [strange] };
    const answer = await own('PUT /api/booking/:token/details', token, body);
    expect(answer.status).toBe(200);
    const names = await app.testDb.db.rows<{ name: string }>(
      sql`select full_name as name from bookings_places where full_name = 'Mallory'`,
    );
    expect([names, (answer.body as Booking).answers]).toEqual([[], []]);
  });
});

describe('what is written into every field', () => {
  const formula = '=HYPERLINK("http://evil.example","x")';
  const markup = '<img src=x onerror=alert(1)>';

  test.each([
    ['a formula', formula],
    ['markup', markup],
    ['another formula', '@SUM(1+1)*cmd|" /C calc"!A0'],
  ])('is %s, and stays words in table, paper, mail and calendar', async (_, words) => {
    const { ticket } = await aSale(app, admin, event.id, { ticket: { name: { en: words } } });
    const question = await newQuestion(app, admin, event.id, { label: { en: words } });
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    const { people } = await readOwn(app.work, token);
    const answers = [{ questionId: question.id, text: words, optionIds: [] }];
    await booked(app, token, {
      way: 'on_site',
      details: {
        booker: { fullName: words, email: 'ines@example.com', phone: '' },
        address: { ...someAddress, name: words, company: words, street: words, city: words },
        people: people.map(({ id }) => ({ placeId: id, fullName: words, email: '', answers })),
      },
    });
    const csv = await app.call('GET /api/events/:eventId/bookings/export', {
      token: admin.token,
      params: { eventId: event.id },
    });
    expect(csv.status).toBe(200);
    for (const line of csv.text.replace('\uFEFF', '').split('\r\n')) {
      expect(line).not.toMatch(/(^|,)"?[=@]/);
    }
    expect(csv.text).toContain(words.slice(1, 8).replaceAll('"', '""'));
    for (const paper of ['tickets', 'invoice'] as const) {
      const { status, text } = await own(`GET /api/booking/:token/${paper}`, token);
      expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    }
    await app.doJobs();
    const letter = app.shown.findLast(({ to }) => to === 'ines@example.com');
    expect(letter?.html).toContain(words.slice(1, 8).replaceAll('"', '&#34;'));
    expect(letter?.html).not.toContain('<img src=x');
  });

  test('a line break in a name ends no line of mail or calendar', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    const booker = { fullName: 'Ines\r\nBcc: all@example.com', email: 'a@example.com', phone: '' };
    const body = { ...detailsOf(await readOwn(app.work, token)), booker };
    const { status } = await own('PUT /api/booking/:token/details', token, body);
    expect(status).toBe(200);
    await booked(app, token, { details: { booker }, way: 'on_site' });
    const heads = await app.testDb.db.rows<{ head: string }>(
      sql`select to_address || ' ' || subject || coalesce(reply_to, '') as head
          from mail_messages order by id desc limit 3`,
    );
    expect(heads.length).toBeGreaterThan(0);
    for (const { head } of heads) expect(head).not.toMatch(/[\r\n]/);
    const ics = await own('GET /api/booking/:token/calendar', token);
    expect(ics.text).not.toMatch(/^Bcc:/m);
  });
});

test('organisers of others see and do nothing with a booking, by whatever id', async () => {
  const { id, booking } = await aBooking(app, admin, event);
  const stranger = await anAdmin(app, 'Someone Else');
  const deeds: [Key, object?][] = [
    ['GET /api/bookings/:bookingId'],
    ['PUT /api/bookings/:bookingId/note', { note: 'Mine' }],
    ['POST /api/bookings/:bookingId/cancel', { why: '', placeIds: null }],
    ['POST /api/bookings/:bookingId/resend'],
  ];
  for (const [key, body] of deeds) {
    const ask = (bookingId: number) =>
      app.call(key, { token: stranger.token, params: { bookingId }, body });
    const [theirs, missing] = [await ask(id), await ask(999_999_999)];
    expect([theirs.status, theirs.body], key).toEqual([404, missing.body]);
  }
  const key = 'GET /api/bookings/:bookingId';
  const mine = await app.call(key, { token: admin.token, params: { bookingId: id } });
  expect(mine.body as BookingRecord).toMatchObject({ state: booking.state, note: '' });
});
