import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EventSetup } from '@plenum/contract';
import { isFullDrill } from '../../../config/drill-size.ts';
import { type Database, openDatabase } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { type Work, workWith } from '../../../platform/work.ts';
import { newKey } from '../../../testing/bookings/bookings.ts';
import { aSale, newCode, newPool, takenOfPools } from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { aClosedEvent, aWorkshop } from '../../../testing/opens/closed-event.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { unlocked } from '../../../testing/bookings/unlocked-db.ts';
import { giveUp } from './own.end.ts';
import { keepPlaces } from './own.keep.ts';

const [buyers, places, rounds] = [200, 50, isFullDrill ? 50 : 10];

let app: TestApp;
/** As a second process works: with connections of its own. */
let beside: Work;
let otherDb: Database;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => {
  app = await openTestApp();
  const { connection } = app.testDb;
  otherDb = openDatabase({ connection, pool: 10, onError: () => undefined });
  beside = workWith({ ...app.work, db: otherDb });
  admin = await anAdmin(app);
});
afterAll(async () => {
  await otherDb.close();
  await app.close();
});
beforeEach(() => {
  app.clock.ahead = 0;
});

const isRefused = (error: unknown): boolean =>
  error instanceof ProblemError &&
  ['bookings.too_few_left', 'bookings.code_used_up'].includes(error.code);

/** What a crowded machine says; over HTTP it is a 503. */
const busy = /timeout exceeded when trying to connect|Connection terminated/;

/** Whoever waits too long for a connection sends the same once more, as a browser does. */
async function hold(work: Work, ticketIds: readonly number[], code = ''): Promise<string | null> {
  const items = ticketIds.map((ticketId) => ({ ticketId, quantity: 1 }));
  const input = { key: newKey(), items, code };
  const caller = { network: randomUUID(), language: null };
  for (;;) {
    try {
      return (await keepPlaces(work, event.slug, input, caller)).token;
    } catch (error) {
      if (isRefused(error)) return null;
      const isBusy = error instanceof Error && busy.test(error.message);
      if (!isBusy) throw error;
    }
  }
}

const rush = (ticketIds: readonly number[], many: number, code = '') =>
  Promise.all(
    Array.from({ length: many }, (_, place) =>
      hold(place % 2 === 0 ? app.work : beside, ticketIds, code),
    ),
  );

const standing = async () =>
  (
    await app.testDb.db.row<{ count: number }>(
      sql`select count(*)::int as count from bookings where event_id = ${event.id} and state = 'held'`,
    )
  )?.count;

test('two hundred who want fifty places are fifty who have one, round after round', async () => {
  for (let round = 1; round <= rounds; round++) {
    event = await aPublishedEvent(app, admin);
    const { ticket } = await aSale(app, admin, event.id, { size: places });
    const tokens = (await rush([ticket.id], buyers)).filter((token) => token !== null);
    expect([tokens.length, await standing()], `round ${round}`).toEqual([places, places]);
    expect(await takenOfPools(app, event.id)).toEqual([places]);
  }
}, 300_000);

/** Shows that the test above can fail. */
test('five places are sold to more than five where nobody locks what they look at', async () => {
  event = await aPublishedEvent(app, admin);
  const { ticket } = await aSale(app, admin, event.id, { size: 5 });
  const db = unlocked(otherDb, 'stock_quotas', 8);
  const hasty = workWith({ ...beside, db });
  const tokens = await Promise.all(Array.from({ length: 8 }, () => hold(hasty, [ticket.id])));
  expect(tokens.filter((token) => token !== null).length).toBeGreaterThan(5);
});

test('a code for fifty is used fifty times by two hundred at once', async () => {
  event = await aPublishedEvent(app, admin);
  const { ticket } = await aSale(app, admin, event.id, { size: 500 });
  const { code } = await newCode(app, admin, event.id, { uses: places });
  const tokens = (await rush([ticket.id], buyers, code)).filter((token) => token !== null);
  expect([tokens.length, await standing()]).toEqual([places, places]);
  expect(await takenOfPools(app, event.id)).toEqual([places]);
  const given = tokens.slice(0, 10);
  const [more] = await Promise.all([
    rush([ticket.id], 40, code),
    ...given.map((token) => giveUp(app.work, token)),
  ]);
  const held = places - given.length + more.filter((token) => token !== null).length;
  expect(await standing()).toBe(held);
  await rush([ticket.id], 40, code);
  expect(await standing()).toBe(places);
}, 120_000);

test('the twelve seats of a session are had by twelve of two hundred, each with a ticket', async () => {
  const closed = await aClosedEvent(app);
  event = closed.event;
  const seats = await newPool(app, closed.admin, event.id, 12);
  const workshop = await aWorkshop(app, closed, { poolIds: [seats.id] });
  const both = [closed.full.id, workshop.id];
  const tokens = (await rush(both, buyers)).filter((token) => token !== null);
  expect([tokens.length, await standing()]).toEqual([12, 12]);
  await Promise.all([rush(both, 40), ...tokens.slice(0, 5).map((token) => giveUp(beside, token))]);
  await rush(both, 40);
  expect(await standing()).toBe(12);
  expect((await takenOfPools(app, event.id)).at(-1)).toBe(12);
}, 120_000);

test('what others give up or let end meanwhile is had by who comes, and never twice', async () => {
  event = await aPublishedEvent(app, admin);
  const { ticket } = await aSale(app, admin, event.id, { size: places });
  const first = (await rush([ticket.id], places)).filter((token) => token !== null);
  app.clock.ahead = 16 * 60;
  const second = (await rush([ticket.id], 30)).filter((token) => token !== null);
  expect(second).toHaveLength(30);
  const [more] = await Promise.all([
    rush([ticket.id], 60),
    ...second.slice(0, 10).map((token) => giveUp(app.work, token)),
    ...first.slice(0, 10).map((token) => giveUp(beside, token)),
  ]);
  const held = (await standing()) ?? 0;
  expect(held).toBe(20 + more.filter((token) => token !== null).length);
  expect(held).toBeLessThanOrEqual(places);
  expect(await takenOfPools(app, event.id)).toEqual([held]);
  const rest = (await rush([ticket.id], 60)).filter((token) => token !== null);
  expect(held + rest.length).toBe(places);
  expect(await takenOfPools(app, event.id)).toEqual([places]);
}, 120_000);
