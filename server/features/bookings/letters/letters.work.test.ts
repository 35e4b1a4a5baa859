import type { BookingLetter, EventSetup, LetterUpdate } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aBooking } from '../../../testing/bookings/bookings.ts';
import { anotherAddress, codeOf, letterDesk } from '../../../testing/bookings/letter-desk.ts';
import { aLetterInput } from '../../../testing/bookings/letters.ts';
import { aSale } from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sendLetter } from './letters.send.ts';
import { goOnWithLetters, sendPiece } from './letters.work.ts';

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

const { of, written, read, send, lettersTo, aPair } = letterDesk(
  () => app,
  () => admin,
  () => event,
);

test('a job that runs twice, or ended half way, writes to nobody twice', async () => {
  const { ticket } = await aSale(app, admin, event.id, { size: 1_000 });
  const addresses = Array.from({ length: 3 }, () => anotherAddress('many'));
  for (const email of addresses) await aPair(ticket.id, email, anotherAddress('guest'));
  const letter = await written();
  await send(letter);
  const { organisationId } = admin.person;
  const which = { organisationId, eventId: event.id, letterId: letter.id };
  const dies = app.work.transaction(async (tx) => {
    await sendPiece(app.work, tx, which);
    throw new Error('killed');
  });
  await expect(dies).rejects.toThrow('killed');
  expect(await read(letter.id)).toMatchObject({ state: 'sending', waiting: 0, arrived: 0 });
  const piece = () => app.work.transaction((tx) => sendPiece(app.work, tx, which));
  await Promise.all([piece(), piece()]);
  await app.doJobs();
  await piece();
  for (const email of addresses) expect(await lettersTo(email)).toHaveLength(1);
  expect(await read(letter.id)).toMatchObject({ state: 'sent', arrived: 3 });
});

test('a letter whose server died is taken up by the next round', async () => {
  await aBooking(app, admin, event);
  const letter = await written();
  await send(letter);
  await app.testDb.db.run(sql`delete from graphile_worker._private_jobs`);
  await goOnWithLetters(app.work);
  await app.doJobs();
  expect(await read(letter.id)).toMatchObject({ state: 'sent', arrived: 1 });
});

test('a scheduled letter goes at its moment, to who is there then', async () => {
  const { ticket } = await aSale(app, admin, event.id);
  const late = anotherAddress('late');
  const letter = await written();
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  expect((await send(letter, sendAt)).body).toMatchObject({ state: 'scheduled', sendAt });
  await goOnWithLetters(app.work);
  await aPair(ticket.id, late, anotherAddress('guest'));
  expect(await lettersTo(late)).toEqual([]);
  app.clock.ahead = 3_601;
  await goOnWithLetters(app.work);
  expect(await lettersTo(late)).toHaveLength(1);
});

test('a scheduled letter is changed and cancelled before, and never after', async () => {
  await aBooking(app, admin, event);
  const letter = await written();
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const { version } = (await send(letter, sendAt)).body as BookingLetter;
  const put = (body: LetterUpdate) => of('PUT /api/booking-letters/:letterId', letter.id, { body });
  const input = { ...aLetterInput({ subject: { en: 'Other' } }), version };
  expect(codeOf(await put({ ...input, version: version - 1 }))).toBe(
    'bookings.letters.changed_meanwhile',
  );
  expect(codeOf(await put({ ...input, text: {} }))).toBe('bookings.letter_incomplete');
  expect((await put(input)).body).toMatchObject({ state: 'scheduled', subject: { en: 'Other' } });
  const cancel = () => of('POST /api/booking-letters/:letterId/cancel', letter.id);
  expect((await cancel()).body).toMatchObject({ state: 'draft', sendAt: null });
  app.clock.ahead = 3_601;
  await goOnWithLetters(app.work);
  app.clock.ahead = 0;
  expect(await lettersTo('ines@example.com', 'Other')).toEqual([]);
  await send(await read(letter.id));
  expect(await lettersTo('ines@example.com', 'Other')).toHaveLength(1);
  expect(codeOf(await cancel())).toBe('bookings.not_from_here');
  expect(codeOf(await put({ ...input, version: (await read(letter.id)).version }))).toBe(
    'bookings.not_from_here',
  );
});

test('what is stopped while it is sent goes to nobody more', async () => {
  await aBooking(app, admin, event);
  const letter = await written();
  await send(letter);
  const stopped = await of('POST /api/booking-letters/:letterId/cancel', letter.id);
  expect(stopped.body).toMatchObject({ state: 'stopped' });
  expect(await lettersTo('ines@example.com')).toEqual([]);
});

test('an event sends ten letters a day', async () => {
  await aBooking(app, admin, event);
  const codes: (string | undefined)[] = [];
  for (let nth = 0; nth < 11; nth++) codes.push(codeOf(await send(await written())));
  expect(codes).toEqual([...Array.from({ length: 10 }), 'bookings.too_many_letters']);
  const { id, version } = await written();
  app.clock.ahead = 2 * 86_400;
  const sent = await sendLetter(app.work, admin.person, id, { version, sendAt: null });
  expect(sent.state).toBe('sending');
});
