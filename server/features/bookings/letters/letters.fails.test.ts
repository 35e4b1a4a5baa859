import type { BookingLetter, EventSetup, LetterReaderPage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBooking } from '../../../testing/bookings/bookings.ts';
import { aLetter } from '../../../testing/bookings/letters.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openSink, type Sink } from '../../../testing/email/smtp-sink.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { sql } from '../../../platform/db/sql.ts';
import { personIn } from '../../../platform/sockets/rooms.ts';

let app: TestApp;
let sink: Sink;
let address: string;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => {
  sink = await openSink();
  app = await openTestApp({ env: { SMTP_URL: sink.url, MAILS_PER_DAY: '3' } });
  address = await app.listen();
});
afterAll(async () => {
  await app.close();
  await sink.close();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  sink.refuse = () => null;
});

type Key = Parameters<TestApp['call']>[0];
const of = (key: Key, letterId: number, more: object = {}) =>
  app.call(key, { token: admin.token, params: { letterId }, ...more });
const read = async (id: number) =>
  (await of('GET /api/booking-letters/:letterId', id)).body as BookingLetter;

/** A booking of each of these, and a letter to all of them that is sent. */
async function aLetterTo(emails: readonly string[]): Promise<number> {
  for (const email of emails) {
    const { id } = await aBooking(app, admin, event, { price: 0 });
    await app.testDb.db.run(sql`update bookings set email = ${email} where id = ${id}`);
  }
  await app.doJobs();
  sink.taken.length = 0;
  const { id, version } = await aLetter(app, admin, event.id);
  const body = { version, sendAt: null };
  await of('POST /api/booking-letters/:letterId/send', id, { body });
  return id;
}
const takenBy = (email: string) => sink.taken.filter(({ to }) => to.includes(email));

test('whom it did not reach is listed with why, and it is sent again to them alone', async () => {
  const [good, full] = ['good@example.org', 'full@example.org'];
  const id = await aLetterTo([good, full]);
  sink.refuse = (to) => (to === full ? { code: 552, words: 'Mailbox full' } : null);
  await app.doJobs();
  expect(await read(id)).toMatchObject({ state: 'sent', arrived: 1, failed: 1, waiting: 0 });
  const failed = await of('GET /api/booking-letters/:letterId/readers', id, {
    query: { show: 'failed' },
  });
  const { readers } = failed.body as LetterReaderPage;
  expect(readers).toMatchObject([{ email: full, state: 'failed' }]);
  expect(readers[0]?.fault).toContain('552');
  sink.refuse = () => null;
  await of('POST /api/booking-letters/:letterId/send-again', id);
  await app.doJobs();
  // The first try comes back to the queue as well, and finds nothing to send.
  await app.testDb.db.run(
    sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`,
  );
  await app.doJobs();
  expect([takenBy(good).length, takenBy(full).length]).toEqual([1, 1]);
  expect(await read(id)).toMatchObject({ state: 'sent', arrived: 2, failed: 0 });
  const again = await of('POST /api/booking-letters/:letterId/send-again', id);
  expect((again.body as { code?: string }).code).toBe('bookings.not_from_here');
  expect(takenBy(full)[0]?.raw).toContain('List-Unsubscribe: <');
});

test('what an organisation may write in a day is held back, and nothing of it is the money’s', async () => {
  const emails = [1, 2, 3, 4].map((nth) => `held-${nth}@example.org`);
  const id = await aLetterTo(emails);
  await app.doJobs();
  expect(await read(id)).toMatchObject({ state: 'sent', arrived: 3, failed: 1 });
  expect(emails.map((email) => takenBy(email).length)).toEqual([1, 1, 1, 0]);
});

test('organisers hear how far it is, and nobody else does', async () => {
  const id = await aLetterTo(['heard@example.org']);
  const attendee = await aColleague(app, admin);
  const [organisers, others] = [
    await openTestSocket(address, admin.token),
    await openTestSocket(address, attendee.token),
  ];
  await app.doJobs();
  expect(await organisers.hears('bookings.letter_changed')).toEqual({
    eventId: event.id,
    letterId: id,
  });
  // What is told to everyone comes behind it.
  app.work.hub.tell('events.changed', {}, [
    personIn(admin.person.organisationId, attendee.person.id),
  ]);
  await others.hears('events.changed');
  expect(others.heard.filter(({ name }) => name === 'bookings.letter_changed')).toEqual([]);
  for (const { socket } of [organisers, others]) socket.close();
});
