import { createHash, randomBytes } from 'node:crypto';
import type { EventSetup, RoomDraw, RoomNow, RoomTurn, WaitingRoom } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultsOf, orderOf } from '../../../../docs/draw-again.mjs';
import { booked, newKey } from '../../../testing/bookings/bookings.ts';
import {
  aSale,
  newCode,
  newTicket,
  onSale,
  takenOfPools,
} from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runRooms } from './room.round.ts';

let app: TestApp;
let other: TestApp;
let admin: Actor;
let event: EventSetup;
let ticketId: number;

const anHour = 3_600;
const inAnHour = () => new Date(Date.now() + anHour * 1000).toISOString();

beforeAll(async () => {
  app = await openTestApp({ env: { ACCESS_TOKEN_SECONDS: '86400' } });
  other = await openTestApp({ beside: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  later(0);
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  ticketId = (await aSale(app, admin, event.id, { size: 5, ticket: { price: 0 } })).ticket.id;
});

const later = (seconds: number) => {
  app.clock.ahead = seconds;
  other.clock.ahead = seconds;
  app.work.kept.outdateAll();
  other.work.kept.outdateAll();
};
const secret = () => randomBytes(32).toString('base64url');
const slugOf = () => ({ slug: event.slug });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const ask = (key: string, again?: boolean, at = app) =>
  at.call('POST /api/e/:slug/room', {
    params: slugOf(),
    body: { key, ...(again === undefined ? {} : { again }) },
  });
const turnOf = async (key: string, again?: boolean) => (await ask(key, again)).body as RoomTurn;
const now = async (at = app) => {
  at.work.kept.outdateAll();
  return (await at.call('GET /api/e/:slug/room', { params: slugOf() })).body as RoomNow;
};
const draw = async () =>
  (await app.call('GET /api/e/:slug/room/draw', { params: slugOf() })).body as RoomDraw;
const holds = (room?: string, more: object = {}, at = app) =>
  at.call('POST /api/e/:slug/bookings', {
    params: slugOf(),
    body: { key: newKey(), items: [{ ticketId, quantity: 1 }], ...(room && { room }), ...more },
  });
const set = async (rules: Partial<WaitingRoom> = {}, token = admin.token) =>
  app.call('PUT /api/events/:eventId/room', {
    token,
    params: { eventId: event.id },
    body: { isOn: true, atOnce: 2, minutes: 5, ...rules },
  });
const pause = (isPaused: boolean) =>
  app.call('PUT /api/events/:eventId/room/pause', {
    token: admin.token,
    params: { eventId: event.id },
    body: { isPaused },
  });
const opensWithADraw = async (rules: Partial<WaitingRoom> = {}) => {
  await set(rules);
  await onSale(app, admin, event.id, { opensAt: inAnHour() });
};
const someWait = async (count: number) => {
  const keys = Array.from({ length: count }, secret);
  await Promise.all(keys.map((key) => ask(key)));
  return keys;
};
const opens = async () => {
  later(anHour + 1);
  await runRooms(app.work);
};
const inOrder = async (keys: readonly string[]) => {
  const marks = new Map(keys.map((key) => [sha256(key), key]));
  return (await draw()).order.map((mark) => marks.get(mark) ?? '');
};
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

describe('a sale that opens with a draw', () => {
  test('lets nobody in before, and promises the seed by its hash', async () => {
    await opensWithADraw();
    const key = secret();
    expect(await turnOf(key)).toEqual({
      state: 'waiting',
      place: null,
      until: null,
      booking: null,
    });
    const before = await now();
    expect(before).toMatchObject({ state: 'before', waiting: 1, seed: null, drawn: 0 });
    expect(codeOf(await holds(key))).toBe('bookings.not_on_sale');
    expect((await app.call('GET /api/e/:slug/room/draw', { params: slugOf() })).status).toBe(404);
    later(anHour + 1);
    expect(codeOf(await holds())).toBe('bookings.room_first');
    await runRooms(app.work);
    const after = await now();
    expect(after.seedHash).toBe(before.seedHash);
    expect(sha256(Buffer.from(after.seed ?? '', 'hex'))).toBe(before.seedHash);
  });

  test('draws the order that anybody draws from the seed', async () => {
    await opensWithADraw();
    const keys = await someWait(40);
    const { seedHash } = await now();
    await opens();
    const drawn = await draw();
    expect(faultsOf(drawn, seedHash)).toEqual([]);
    expect(drawn.order.toSorted()).toEqual(keys.map((key) => sha256(key)).toSorted());
    expect(
      orderOf(
        drawn.seed,
        keys.map((key) => sha256(key)),
      ),
    ).toEqual(drawn.order);
    const places = await Promise.all((await inOrder(keys)).map((key) => turnOf(key)));
    expect(places.map(({ place }) => place)).toEqual(places.map((_, at) => at + 1));
  });

  test('lets in as many as may fill in at once, and the next for each who is through', async () => {
    await opensWithADraw({ atOnce: 2 });
    const keys = await inOrderOnceOpen(await someWait(4));
    const states = () => Promise.all(keys.map(async (key) => (await turnOf(key)).state));
    expect(await states()).toEqual(['in', 'in', 'waiting', 'waiting']);
    expect(codeOf(await holds(keys[2]))).toBe('bookings.room_first');
    expect(codeOf(await holds())).toBe('bookings.room_first');
    const held = await holds(keys[0]);
    expect(held.status).toBe(201);
    await booked(app, (held.body as { token: string }).token);
    await runRooms(app.work);
    expect(await states()).toEqual(['through', 'in', 'in', 'waiting']);
    expect(codeOf(await holds(keys[0]))).toBe('bookings.room_first');
    expect(await now()).toMatchObject({ state: 'line', calledTo: 3, waiting: 1 });
  });

  test('has whoever comes later queue behind', async () => {
    await opensWithADraw();
    await someWait(3);
    await opens();
    expect((await turnOf(secret())).place).toBe(4);
    expect((await turnOf(secret())).place).toBe(5);
  });

  test('calls nobody for places those inside may take', async () => {
    await opensWithADraw({ atOnce: 100 });
    await someWait(9);
    await opens();
    expect((await now()).calledTo).toBe(5);
  });

  test('a call that was never sent answers the same on another process', async () => {
    await opensWithADraw();
    const [key = ''] = await someWait(1);
    later(anHour + 1);
    await Promise.all([runRooms(app.work), runRooms(other.work), runRooms(app.work)]);
    expect((await ask(key, undefined, other)).body).toMatchObject({ state: 'in', place: 1 });
    expect((await now(other)).drawn).toBe(1);
  });
});

const inOrderOnceOpen = async (keys: readonly string[]) => {
  await opens();
  return inOrder(keys);
};

describe('a turn', () => {
  test('ends when nobody begins, and goes to the next', async () => {
    await opensWithADraw({ atOnce: 1, minutes: 5 });
    const [first = '', second = ''] = await inOrderOnceOpen(await someWait(2));
    expect((await turnOf(first)).state).toBe('in');
    later(anHour + 5 * 60 + 2);
    expect((await turnOf(first)).state).toBe('over');
    expect(codeOf(await holds(first))).toBe('bookings.room_first');
    await runRooms(app.work);
    expect((await turnOf(second)).state).toBe('in');
    expect((await turnOf(first)).state).toBe('over');
    expect(await turnOf(first, true)).toMatchObject({ state: 'waiting', place: 3 });
    expect(await turnOf(first, true)).toMatchObject({ state: 'waiting', place: 3 });
  });

  test('of somebody who is not there holds nobody up for longer than a minute', async () => {
    await opensWithADraw({ atOnce: 1 });
    const [away = '', second = ''] = await inOrderOnceOpen(await someWait(2));
    later(anHour + 62);
    await runRooms(app.work);
    expect((await turnOf(second)).state).toBe('in');
    expect((await holds(away)).status).toBe(201);
  });

  test('keeps one hold at a time, and may choose anew', async () => {
    await opensWithADraw({ atOnce: 2 });
    const [key = ''] = await inOrderOnceOpen(await someWait(1));
    const tries = await Promise.all([holds(key), holds(key, {}, other), holds(key)]);
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await takenOfPools(app, event.id)).toEqual([1]);
    const { booking } = await turnOf(key);
    expect(booking).not.toBeNull();
    await app.call('POST /api/booking/:token/give-up', { params: { token: booking ?? '' } });
    await runRooms(app.work);
    expect((await holds(key)).status).toBe(201);
  });

  test('is nobody else’s', async () => {
    await opensWithADraw({ atOnce: 1 });
    await inOrderOnceOpen(await someWait(2));
    expect(codeOf(await holds(secret()))).toBe('bookings.room_first');
  });
});

describe('a hot sale', () => {
  test('without a draw has people wait in the order they come', async () => {
    await set({ isOn: false, atOnce: 2 });
    expect((await turnOf(secret())).state).toBe('free');
    const [one, two] = [await holds(), await holds()];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(codeOf(await holds())).toBe('bookings.room_first');
    expect((await now()).state).toBe('line');
    const [first, second] = [secret(), secret()];
    expect(await turnOf(first)).toMatchObject({ state: 'waiting', place: 1 });
    expect(await turnOf(second)).toMatchObject({ state: 'waiting', place: 2 });
    await booked(app, (one.body as { token: string }).token);
    expect(codeOf(await holds())).toBe('bookings.room_first');
    await runRooms(app.work);
    expect((await turnOf(first)).state).toBe('in');
    expect((await turnOf(second)).state).toBe('waiting');
    expect((await holds(first)).status).toBe(201);
  });

  test('is free again once all is taken: the page says so', async () => {
    await set({ isOn: false, atOnce: 1 });
    await onSale(app, admin, event.id, { mostPlaces: 10 });
    const all = await holds(undefined, { items: [{ ticketId, quantity: 5 }] });
    const waits = secret();
    await turnOf(waits);
    await booked(app, (all.body as { token: string }).token);
    await runRooms(app.work);
    expect((await now()).state).toBe('free');
    expect(codeOf(await holds())).toBe('bookings.too_few_left');
    expect((await turnOf(waits)).state).toBe('waiting');
  });

  test('has nobody queue for what is sold with a code alone', async () => {
    await set({ isOn: false, atOnce: 1 });
    const hidden = await newTicket(app, admin, event.id, { audience: 'code', price: 0 });
    const code = await newCode(app, admin, event.id, { opens: true });
    await holds();
    const discount = await newCode(app, admin, event.id);
    expect(codeOf(await holds(undefined, { code: discount.code }))).toBe('bookings.room_first');
    const items = [{ ticketId: hidden.id, quantity: 1 }];
    expect((await holds(undefined, { items, code: code.code })).status).toBe(201);
  });
});

describe('organisers', () => {
  test('pause and go on', async () => {
    await opensWithADraw({ atOnce: 1 });
    const keys = await someWait(2);
    await pause(true);
    const [first = ''] = await inOrderOnceOpen(keys);
    expect((await turnOf(first)).state).toBe('waiting');
    expect(codeOf(await holds())).toBe('bookings.room_first');
    expect((await pause(false)).body).toMatchObject({ isPaused: false, waiting: 2 });
    await runRooms(app.work);
    expect((await turnOf(first)).state).toBe('in');
    const { body } = await app.call('GET /api/events/:eventId/room', {
      token: admin.token,
      params: { eventId: event.id },
    });
    expect(body).toMatchObject({ waiting: 1, inside: 1, through: 0, over: 0 });
  });

  test('who call a draw off leave everyone their order of coming', async () => {
    await opensWithADraw({ atOnce: 1 });
    const [first, second] = [secret(), secret()];
    await turnOf(first);
    await turnOf(second);
    await set({ isOn: false, atOnce: 1 });
    expect((await turnOf(first)).place).toBe(1);
    expect((await turnOf(second)).place).toBe(2);
  });

  test('of another organisation find no room', async () => {
    const stranger = await anAdmin(app);
    expect((await set({}, stranger.token)).status).toBe(404);
  });

  test('hear what makes no sense', async () => {
    await set();
    const faults = async () => {
      const { body } = await app.call('GET /api/events/:eventId/offer', {
        token: admin.token,
        params: { eventId: event.id },
      });
      return (body as { faults: { what: string }[] }).faults.map(({ what }) => what);
    };
    expect(await faults()).toContain('room_without_hour');
    await onSale(app, admin, event.id, { opensAt: inAnHour() });
    expect(await faults()).not.toContain('room_without_hour');
    await newTicket(app, admin, event.id, { saleFrom: new Date(Date.now() + 9e7).toISOString() });
    expect(await faults()).toContain('ticket_after_draw');
  });
});
