import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RoomDraw, RoomNow } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, orderOf } from '../../docs/draw-again.mjs';
import { drillSeeds } from '../config/drill-seeds.ts';
import { isFullDrill } from '../config/drill-size.ts';
import { sql } from '../platform/db/sql.ts';
import { aSale, onSale, takenOfPools } from '../testing/bookings/offer.ts';
import { openAsker } from '../testing/bookings/room/asking.ts';
import { othersAtWork } from '../testing/bookings/room/others-at-work.ts';
import {
  enters,
  type Town,
  type Waiter,
  waitersOf,
  waits,
} from '../testing/bookings/room/waiting-crowd.ts';
import { anAdmin, aPublishedEvent } from '../testing/builders.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { prepareDrills } from './prepare-drills.ts';
import { randomFrom } from './random.ts';
import { twoServers } from './two-servers.ts';

prepareDrills();

const [people, places, atOnce] = isFullDrill ? [5_000, 500, 100] : [600, 60, 30];
const awayEvery = 50;
const [seed = 0] = drillSeeds();
const lookMs = 5_000 + people * 2;
/** Long enough for everybody to have noticed that it opens soon. */
const soonMs = 20_000 + people * 8;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { ACCESS_TOKEN_SECONDS: '86400' } });
});
afterAll(() => app.close());

test(
  `${people} wait for ${places} places at two processes that are killed, seed ${seed}`,
  { timeout: 900_000 },
  async ({ annotate }) => {
    const random = randomFrom(seed);
    const { admin, event, ticketId } = await anEventWithADraw();
    const servers = twoServers({
      connection: app.testDb.connection,
      pace: 1,
      env: {
        ACCESS_TOKEN_SECONDS: '86400',
        TOKEN_SECRET: app.config.tokenSecret,
        TRUST_PROXY: 'loopback',
        WRITES_PER_TEN_SECONDS: '1000000',
      },
    });
    const address = () => servers.some(random);
    const [asker, besides] = [openAsker(100), openAsker(20)];
    const surprises: string[] = [];
    const town: Town = { asker, address, random, slug: event.slug, ticketId, surprises };
    const others = { asker: besides, address, token: admin.token };
    const look = (meanwhile: () => Promise<unknown>) => othersAtWork(others, pages, meanwhile);

    await Promise.all([address(), look(() => pause(2_000))]);
    const quiet = await look(() => pause(lookMs));
    const crowd = waitersOf(people, awayEvery);
    await Promise.all(crowd.map((waiter) => enters(town, waiter)));
    const { body: before } = await asker.until<RoomNow>(address, roomOf(event.slug));
    const waiting = Promise.all(crowd.map((waiter) => waits(town, waiter)));
    const calm = await look(() => pause(lookMs));
    await onSale(app, admin, event.id, { opensAt: new Date(Date.now() + soonMs).toISOString() });
    await servers.killOne(0, 0);
    await pause(soonMs);
    const open = await look(() => pause(3 * lookMs));
    await servers.killOne(1, 0);
    await waiting;
    await allOver(event.id);
    const { body: draw } = await asker.until<RoomDraw>(address, roomOf(event.slug, '/draw'));
    asker.close();
    besides.close();

    expect(surprises).toEqual([]);
    expect(faultsOf(draw, before.seedHash)).toEqual([]);
    expect(draw.order).toEqual(orderOf(draw.seed, crowd.map(markOf)));
    expect(misplaced(crowd, draw)).toEqual([]);
    expect(await takenOfPools(app, event.id)).toEqual([places]);
    expect(await standingBookings(event.id)).toEqual({ bookings: places, turns: places });
    expect(crowd.filter(({ tokens }) => tokens.length > 1)).toEqual([]);
    expect(overtaken(crowd)).toEqual([]);
    expect(open.failed).toBe(0);
    await annotate(
      `p95 of other calls: quiet ${inMs(quiet)}, while all wait ${inMs(calm)}, at the opening ${inMs(open)}`,
    );
  },
);

const pages = ['/api/events', '/api/notifications', '/apps/todo/tasks', '/api/people'];

const roomOf = (slug: string, part = '') =>
  ({ method: 'GET', path: `/api/e/${slug}/room${part}` }) as const;

async function anEventWithADraw() {
  const admin = await anAdmin(app);
  const event = await aPublishedEvent(app, admin);
  const { ticket } = await aSale(app, admin, event.id, { size: places, ticket: { price: 0 } });
  await app.call('PUT /api/events/:eventId/room', {
    token: admin.token,
    params: { eventId: event.id },
    body: { isOn: true, atOnce, minutes: 1 },
  });
  await onSale(app, admin, event.id, { opensAt: new Date(Date.now() + 36e5).toISOString() });
  return { admin, event, ticketId: ticket.id };
}

const markOf = ({ key }: Waiter) => createHash('sha256').update(key).digest('hex');

/** Who was told of another place than the one that the seed gives them, before or after a reload. */
const misplaced = (crowd: readonly Waiter[], { order }: RoomDraw) => {
  const drawn = new Map(order.map((mark, at) => [mark, at + 1]));
  return crowd
    .filter((one) => one.places.some((place) => place !== drawn.get(markOf(one))))
    .map((one) => [drawn.get(markOf(one)), ...one.places]);
};

/** Who came when they were called and got nothing, though somebody behind them did. */
function overtaken(crowd: readonly Waiter[]) {
  const last = Math.max(...crowd.map(({ tokens, places: [place = 0] }) => tokens.length && place));
  return crowd
    .filter(({ isAway, tokens, places: [place = Infinity] }) => {
      return !isAway && tokens.length === 0 && place < last;
    })
    .map(({ places: [place], refusals }) => [place, ...refusals]);
}

const standingBookings = (eventId: number) =>
  app.testDb.db.row(
    sql`select count(distinct b.id)::int as bookings, count(distinct e.id)::int as turns
        from bookings b
        join bookings_room_entries e on e.booking_id = b.id and e.state = 'through'
        where b.event_id = ${eventId} and b.state = 'confirmed'`,
  );

/** Until the last who booked is written down as through. */
const allOver = async (eventId: number) => {
  await expect
    .poll(() => standingBookings(eventId), { timeout: 30_000, interval: 500 })
    .toEqual({ bookings: places, turns: places });
};

const inMs = ({ p95, count }: { p95: number; count: number }) =>
  `${p95.toFixed(0)} ms (${count} calls)`;
