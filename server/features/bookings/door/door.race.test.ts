import type { EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aBooking, detailsOf, newKey } from '../../../testing/bookings/bookings.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { recordPayment, refundPayment } from '../../payments/index.ts';
import { checkIn, keepDetails, readOwn } from '../index.ts';
import { updateCheckedIn, withdrawPassUnpaid } from './door.queries.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

const usual = { way: 'transfer', state: 'paid', paidOn: null } as const;

/** Paid by transfer, and in. */
async function somebodyInside() {
  const made = await aBooking(app, admin, event);
  const { invoiceId } = (await app.testDb.db.row<{ invoiceId: number }>(
    sql`select invoice_id as "invoiceId" from bookings where id = ${made.id}`,
  )) ?? { invoiceId: 0 };
  const amount = made.booking.gross;
  const pay = () =>
    recordPayment(app.work, admin.person, {
      ...usual,
      key: newKey(),
      invoiceId,
      amount,
      reference: '',
    });
  const { id } = await pay();
  const payBack = () =>
    refundPayment(app.work, admin.person, id, { ...usual, amount, why: 'Asked', key: newKey() });
  const placeId = made.booking.people[0]?.id ?? 0;
  await checkIn(app.work, admin.person, event.id, { key: newKey(), placeId });
  return { ...made, pay, payBack, placeId };
}

/** The door has let them out again, and its transaction ends only once the deed has run into it. */
const letOutDuring = (placeId: number, deed: () => Promise<unknown>) =>
  app.work.transaction(async (tx) => {
    const { organisationId } = admin.person;
    await updateCheckedIn(tx, organisationId, placeId, null);
    await withdrawPassUnpaid(tx, organisationId, placeId);
    let isDone = false;
    const done = deed().finally(() => {
      isDone = true;
    });
    const waiting = sql`select from pg_locks where not granted`;
    await vi.waitUntil(async () => isDone || (await app.testDb.db.rows(waiting)).length > 0, {
      timeout: 10_000,
    });
    return { done };
  });

const hasPass = async (placeId: number) =>
  (
    await app.testDb.db.row<{ hasPass: boolean }>(
      sql`select pass_hash is not null as "hasPass" from bookings_places where id = ${placeId}`,
    )
  )?.hasPass;

test('who is let out while their money goes back has no pass any more', async () => {
  const { placeId, payBack } = await somebodyInside();
  await (
    await letOutDuring(placeId, payBack)
  ).done;
  expect(await hasPass(placeId)).toBe(false);
});

test('who is let out while they pay again has a pass', async () => {
  const { placeId, payBack, pay } = await somebodyInside();
  await payBack();
  expect(await hasPass(placeId)).toBe(true);
  await (
    await letOutDuring(placeId, pay)
  ).done;
  expect(await hasPass(placeId)).toBe(true);
});

test('who is let out while the place goes to somebody else leaves them no pass', async () => {
  const { placeId, payBack, token } = await somebodyInside();
  await payBack();
  const people = [{ placeId, fullName: 'Ada Alves', email: 'ada@example.com', answers: [] }];
  const details = detailsOf(await readOwn(app.work, token), { people });
  await (
    await letOutDuring(placeId, () => keepDetails(app.work, token, details))
  ).done;
  expect(await hasPass(placeId)).toBe(false);
});
