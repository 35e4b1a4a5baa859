import type { EventSetup, PublicOffer, Waiting, WaitingPage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aHold, booked, newKey } from '../../../testing/bookings/bookings.ts';
import { aSale, onSale, takenOfPools } from '../../../testing/bookings/offer.ts';
import { entryOf, waitsFor } from '../../../testing/bookings/waiting.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { sql } from '../../../platform/db/sql.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyOrganisationsOf } from '../../organisations/index.ts';
import { serveAllWaiting } from './waiting.serve.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let ticketId: number;
let poolId: number;
let holds: string[];

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function soldOut(size: number): Promise<void> {
  const { ticket, pool } = await aSale(app, admin, event.id, { size });
  [ticketId, poolId] = [ticket.id, pool.id];
  holds = await Promise.all(Array.from({ length: size }, () => aHold(app, event.slug, some(1))));
}
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, admin.person.id);
  event = await aPublishedEvent(app, admin);
  await soldOut(2);
});

const some = (quantity: number) => [{ ticketId, quantity }];
const slugOf = () => ({ slug: event.slug });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const ask = (email: string, quantity = 1) =>
  app.call('POST /api/e/:slug/waiting', {
    params: slugOf(),
    body: { items: some(quantity), fullName: 'Kim Osei', email },
  });
const comes = (quantity = 1) =>
  app.call('POST /api/e/:slug/bookings', {
    params: slugOf(),
    body: { key: newKey(), items: some(quantity) },
  });
const giveUp = (token = '') => app.call('POST /api/booking/:token/give-up', { params: { token } });
const read = async (token: string) =>
  (await app.call('GET /api/waiting/:token', { params: { token } })).body as Waiting;
const offer = async () =>
  ((await app.call('GET /api/e/:slug/offer', { params: slugOf() })).body as PublicOffer).tickets[0];
const list = async (query: Record<string, unknown> = {}) =>
  (
    await app.call('GET /api/events/:eventId/waiting', {
      token: admin.token,
      params: { eventId: event.id },
      query,
    })
  ).body as WaitingPage;
const decide = (what: 'offer' | 'remove', waitingId: number, why = 'They carry the stage.') =>
  app.call(`POST /api/waiting-entries/:waitingId/${what}`, {
    token: admin.token,
    params: { waitingId },
    body: { why },
  });

describe('joining', () => {
  test('answers the same to whoever waits already, and keeps one entry', async () => {
    expect(await offer()).toMatchObject({ state: 'sold_out', waitable: 10 });
    const [one, two] = [await ask('ada@example.com'), await ask('Ada@example.com', 2)];
    expect([one.status, one.body]).toEqual([202, {}]);
    expect([two.status, two.body]).toEqual([202, {}]);
    expect((await list()).entries).toMatchObject([
      { email: 'ada@example.com', items: [{ quantity: 1 }], isConfirmed: false, position: null },
    ]);
    await app.doJobs();
    const letters = app.shown.filter(({ to }) => to.toLowerCase() === 'ada@example.com');
    const { token } = await entryOf(app, event.id, 'ada@example.com');
    expect(letters.map(({ text }) => text.includes(`/waiting/${token}`))).toEqual([true, true]);
  });

  test('is refused where there are places, where it is off, and where nothing can be mailed', async () => {
    await giveUp(holds[0]);
    expect(codeOf(await ask('ada@example.com'))).toBe('bookings.places_left');
    expect((await ask('ada@example.com', 2)).status).toBe(202);
    await onSale(app, admin, event.id, { hasWaitingList: false });
    expect(codeOf(await ask('bo@example.com', 2))).toBe('bookings.no_waiting_list');
    expect((await offer())?.waitable).toBeNull();
    await onSale(app, admin, event.id);
    await app.testDb.db.run(
      sql`update organisations set verified_at = null where id = ${admin.person.organisationId}`,
    );
    expect((await offer())?.waitable).toBeNull();
    expect(codeOf(await ask('bo@example.com', 2))).toBe('bookings.no_waiting_list');
  });

  test('comes to an end for one address, and its mail sooner', async () => {
    app.shown.length = 0;
    const statuses: number[] = [];
    for (let count = 0; count < 25; count++) statuses.push((await ask('vic@example.com')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    await app.doJobs();
    expect(app.shown.filter(({ to }) => to === 'vic@example.com').length).toBeLessThanOrEqual(5);
  });
});

describe('places that are given up', () => {
  test('are offered to the first who confirmed, and to nobody who comes by', async () => {
    await ask('first@example.com');
    const { token } = await waitsFor(app, event, some(1), { email: 'kim@example.com' });
    expect(await read(token)).toMatchObject({ position: 1, hindrance: 'full' });
    await giveUp(holds[0]);
    expect(codeOf(await comes())).toBe('bookings.too_few_left');
    expect((await offer())?.state).toBe('sold_out');
    await app.doJobs();
    const { state, offer: offered } = await read(token);
    expect(state).toBe('offered');
    const left = Date.parse(offered?.heldUntil ?? '') - app.clock.now().getTime();
    expect(Math.round(left / 3_600_000)).toBe(24);
    expect(
      app.shown.some(
        ({ to, text }) => to === 'kim@example.com' && text.includes(`/booking/${offered?.token}`),
      ),
    ).toBe(true);
    const { state: now } = await booked(app, offered?.token ?? '');
    expect(now).toBe('pending');
    expect((await read(token)).state).toBe('booked');
    expect(await takenOfPools(app, event.id)).toEqual([2]);
  });

  test('go to the public at once where nobody in line can use them', async () => {
    const { token } = await waitsFor(app, event, some(3), { email: 'kim@example.com' });
    await giveUp(holds[0]);
    await app.doJobs();
    expect(await read(token)).toMatchObject({ state: 'waiting', hindrance: 'too_few' });
    expect((await offer())?.left).toBe(1);
    expect((await comes()).status).toBe(201);
  });

  test('pass who waits for more, who is told so', async () => {
    const three = await waitsFor(app, event, some(3), { email: 'three@example.com' });
    const one = await waitsFor(app, event, some(1), { email: 'one@example.com' });
    expect((await read(one.token)).position).toBe(2);
    await giveUp(holds[0]);
    await app.doJobs();
    expect((await read(one.token)).state).toBe('offered');
    expect(await read(three.token)).toMatchObject({ state: 'waiting', passed: { left: 1 } });
  });

  test('pass on when an offer is declined, or its time runs out', async () => {
    const tokens: string[] = [];
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      tokens.push((await waitsFor(app, event, some(2), { email })).token);
    }
    const [a = '', b = '', c = ''] = tokens;
    await Promise.all(holds.map(giveUp));
    await app.doJobs();
    expect((await read(a)).state).toBe('offered');
    await app.call('POST /api/waiting/:token/leave', { params: { token: a } });
    await app.doJobs();
    expect([(await read(a)).state, (await read(b)).state]).toEqual(['declined', 'offered']);
    app.clock.ahead = 25 * 3_600;
    expect((await read(b)).offer).toBeNull();
    expect((await offer())?.state).toBe('sold_out');
    await serveAllWaiting(app.work);
    expect([(await read(b)).state, (await read(c)).state]).toEqual(['lapsed', 'offered']);
    expect(await takenOfPools(app, event.id)).toEqual([2]);
  });

  test('come of a pool that grew, for as many hours as are set', async () => {
    const rules = { isOn: true, offerHours: 3 };
    const params = { eventId: event.id };
    const set = { token: admin.token, params, body: rules };
    expect((await app.call('PUT /api/events/:eventId/waiting', set)).body).toEqual(rules);
    const { token } = await waitsFor(app, event, some(2));
    const grown = await app.call('PUT /api/pools/:poolId', {
      token: admin.token,
      params: { poolId },
      body: { version: 1, name: 'Hall', size: 5 },
    });
    expect(grown.status).toBe(200);
    expect((await offer())?.left).toBe(1);
    await app.doJobs();
    const offered = (await read(token)).offer;
    const left = Date.parse(offered?.heldUntil ?? '') - app.clock.now().getTime();
    expect(Math.round(left / 3_600_000)).toBe(3);
    const prolonged = await app.call('POST /api/booking/:token/prolong', {
      params: { token: offered?.token },
    });
    expect(prolonged.body).toMatchObject({ heldUntil: offered?.heldUntil, canProlong: false });
  });
});

describe('by its link', () => {
  test('the number is changed at the same place, and left for good', async () => {
    const { token } = await waitsFor(app, event, some(3));
    const change = (items: object[]) =>
      app.call('PUT /api/waiting/:token', { params: { token }, body: { items } });
    expect(codeOf(await change([{ ticketId: ticketId + 1, quantity: 1 }]))).toBe(
      'bookings.not_from_here',
    );
    expect(codeOf(await change(some(11)))).toBe('bookings.too_many_places');
    expect((await change(some(1))).body).toMatchObject({ position: 1, items: [{ quantity: 1 }] });
    const gone = await app.call('POST /api/waiting/:token/leave', { params: { token } });
    expect(gone.body).toMatchObject({ state: 'left', position: null });
    expect(codeOf(await change(some(1)))).toBe('bookings.not_from_here');
    await giveUp(holds[0]);
    await app.doJobs();
    expect((await comes()).status).toBe(201);
  });
});

describe('organisers', () => {
  test('offer out of order and remove with a reason that is kept, and search', async () => {
    await waitsFor(app, event, some(1), { email: 'ada@example.com' });
    const { id } = await waitsFor(app, event, some(1), { email: 'bo@example.com' });
    expect(codeOf(await decide('offer', id))).toBe('bookings.too_few_left');
    await giveUp(holds[0]);
    const offered = await decide('offer', id);
    expect(offered.body).toMatchObject({ state: 'offered' });
    expect((await list()).entries.map(({ state }) => state)).toEqual(['waiting', 'offered']);
    const removed = await decide('remove', id, 'Wrong person.');
    expect(removed.body).toMatchObject({
      state: 'removed',
      bookingId: expect.any(Number) as number,
    });
    const { changes } = (await list({ state: 'removed' })).entries[0] ?? { changes: [] };
    expect(changes.map(({ state, why }) => [state, why])).toEqual([
      ['waiting', ''],
      ['offered', 'They carry the stage.'],
      ['declined', ''],
      ['removed', 'Wrong person.'],
    ]);
    const { token } = await entryOf(app, event.id, 'bo@example.com');
    expect(await read(token)).toMatchObject({ state: 'removed', why: 'Wrong person.' });
    expect(codeOf(await decide('remove', id))).toBe('bookings.not_from_here');
    expect((await list({ q: 'ADA@' })).total).toBe(1);
    await app.doJobs();
    expect((await list()).entries.map(({ state }) => state)).toEqual(['offered']);
  });

  test('turn it off: nothing is offered, and what is free is everyone’s', async () => {
    const { token } = await waitsFor(app, event, some(1));
    await onSale(app, admin, event.id, { hasWaitingList: false });
    await giveUp(holds[0]);
    await app.doJobs();
    expect(await read(token)).toMatchObject({ state: 'waiting', hindrance: 'off' });
    expect((await comes()).status).toBe(201);
  });
});
