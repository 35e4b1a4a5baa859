import { randomUUID } from 'node:crypto';
import type { EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { type Work, workWith } from '../../../platform/work.ts';
import { booked, newKey } from '../../../testing/bookings/bookings.ts';
import { aSale, takenOfPools } from '../../../testing/bookings/offer.ts';
import { waitsFor } from '../../../testing/bookings/waiting.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyOrganisationsOf } from '../../organisations/index.ts';
import { endHolds } from '../bookings.round.ts';
import { cancelOwn, giveUp } from '../own/own.end.ts';
import { keepPlaces } from '../own/own.keep.ts';
import { leaveWaiting } from './waiting.own.ts';
import { serveWaiting } from './waiting.serve.ts';

const [places, waiting, rounds] = [20, 30, 6];

let app: TestApp;
/** As a second process works: with connections of its own. */
let beside: Work;
let otherDb: Database;
let admin: Actor;
let event: EventSetup;
let ticketId: number;
beforeAll(async () => {
  app = await openTestApp();
  const { connection } = app.testDb;
  otherDb = openDatabase({ connection, pool: 10, onError: () => undefined });
  beside = workWith({ ...app.work, db: otherDb });
  admin = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, admin.person.id);
});
afterAll(async () => {
  await otherDb.close();
  await app.close();
});
beforeEach(async () => {
  app.clock.ahead = 0;
  event = await aPublishedEvent(app, admin);
  const sale = await aSale(app, admin, event.id, { size: places, ticket: { price: 0 } });
  ticketId = sale.ticket.id;
});

const workOf = (place: number): Work => (place % 2 === 0 ? app.work : beside);
const some = (quantity: number) => [{ ticketId, quantity }];
const network = () => randomUUID();

async function comes(work: Work, quantity = 1): Promise<string | null> {
  const input = { key: newKey(), items: some(quantity) };
  try {
    return (await keepPlaces(work, event.slug, input, { network: network(), language: null }))
      .token;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'bookings.too_few_left') return null;
    throw error;
  }
}

interface Row {
  id: number;
  state: string;
  quantity: number;
}

const line = () =>
  app.testDb.db.rows<Row>(
    sql`select id, state, (items -> 0 ->> 'quantity')::int as quantity from bookings_waiting
        where event_id = ${event.id} order by id`,
  );
/** In the order in which they were offered something. */
const offered = async () =>
  (
    await app.testDb.db.rows<{ id: number }>(
      sql`select c.waiting_id as id from bookings_waiting_changes c
          join bookings_waiting w on w.organisation_id = c.organisation_id and w.id = c.waiting_id
          where w.event_id = ${event.id} and c.state = 'offered' order by c.id`,
    )
  ).map(({ id }) => id);
const standing = async () =>
  (
    await app.testDb.db.row<{ count: number }>(
      sql`select count(*)::int as count from bookings_places p
          join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
          where p.event_id = ${event.id} and not p.is_cancelled
            and b.state in ('held', 'pending', 'confirmed')`,
    )
  )?.count;

async function whoWaits(quantities: readonly number[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const quantity of quantities) {
    const email = `w${randomUUID()}@example.com`;
    const { token } = await waitsFor(app, event, some(quantity), { email, network: network() });
    tokens.push(token);
  }
  return tokens;
}

const serve = (work: Work) =>
  serveWaiting(work, { organisationId: admin.person.organisationId, eventId: event.id });

test('many give up, cancel, let end, leave, come and are served at once: in order, and never too many', async () => {
  for (let round = 1; round <= rounds; round++) {
    event = await aPublishedEvent(app, admin);
    ticketId = (await aSale(app, admin, event.id, { size: places, ticket: { price: 0 } })).ticket
      .id;
    const holds: string[] = [];
    for (let place = 0; place < places; place++) holds.push((await comes(app.work)) ?? '');
    const [cancelled, givenUp, rest] = [holds.slice(0, 6), holds.slice(6, 12), holds.slice(12)];
    for (const token of cancelled) await booked(app, token);
    const line1 = await whoWaits(Array.from({ length: waiting }, () => 1));
    const leaving = line1.slice(2, 5);
    const [, , , newcomers] = await Promise.all([
      Promise.all(cancelled.map((token, place) => cancelOwn(workOf(place), token, network()))),
      Promise.all(givenUp.map((token, place) => giveUp(workOf(place), token))),
      Promise.all(leaving.map((token, place) => leaveWaiting(workOf(place), token))),
      Promise.all(Array.from({ length: 24 }, (_, place) => comes(workOf(place)))),
      Promise.all(Array.from({ length: 6 }, (_, place) => serve(workOf(place)))),
    ]);
    await serve(app.work);
    const after = await line();
    const served = await offered();
    expect(
      newcomers.filter((token) => token !== null),
      `round ${round}`,
    ).toEqual([]);
    expect(served, 'in the order of the line').toEqual(served.toSorted((a, b) => a - b));
    const last = served.at(-1) ?? 0;
    expect(after.filter(({ id, state }) => id < last && state === 'waiting')).toEqual([]);
    const places1 = (await standing()) ?? 0;
    expect([places1, await takenOfPools(app, event.id)]).toEqual([places, [places]]);
    app.clock.ahead = 16 * 60;
    await Promise.all([endHolds(app.work), endHolds(beside), ...rest.map(() => comes(beside))]);
    await Promise.all([serve(app.work), serve(beside)]);
    app.clock.ahead = 0;
    const [more, states] = [await offered(), await line()];
    expect(more, 'still in order').toEqual(more.toSorted((a, b) => a - b));
    const end = more.at(-1) ?? 0;
    expect(states.filter(({ id, state }) => id < end && state === 'waiting')).toEqual([]);
    expect([await standing(), await takenOfPools(app, event.id)]).toEqual([places, [places]]);
  }
}, 300_000);

test('where parties of several wait, capacity holds and whoever fits is not passed by one of the same size', async () => {
  const holds: string[] = [];
  for (let place = 0; place < places; place++) holds.push((await comes(app.work)) ?? '');
  await whoWaits([3, 1, 2, 3, 1, 1, 2, 4, 1, 3]);
  await Promise.all([
    ...holds.slice(0, 15).map((token, place) => giveUp(workOf(place), token)),
    ...Array.from({ length: 8 }, (_, place) => serve(workOf(place))),
    ...Array.from({ length: 10 }, (_, place) => comes(workOf(place), 2)),
  ]);
  await serve(app.work);
  const served = await offered();
  for (const size of [1, 2, 3, 4]) {
    const same = (await line()).filter(({ quantity }) => quantity === size);
    const firstWaiting = same.findIndex(({ state }) => state === 'waiting');
    const after = firstWaiting < 0 ? [] : same.slice(firstWaiting);
    expect(after.filter(({ id }) => served.includes(id))).toEqual([]);
  }
  const taken = (await standing()) ?? 0;
  expect(taken).toBeLessThanOrEqual(places);
  expect(await takenOfPools(app, event.id)).toEqual([taken]);
}, 120_000);
