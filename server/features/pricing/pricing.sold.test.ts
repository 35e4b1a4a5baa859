import type { PricingSetup, ShownPricing, TicketInput } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newTicket } from '../../testing/bookings/offer.ts';
import { type Actor, anAdmin, anEvent, aPublishedEvent } from '../../testing/builders.ts';
import { somePricing } from '../../testing/pricing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let event: { id: number; slug: string };

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

const ask = async <T>(key: Parameters<TestApp['call']>[0]): Promise<T> =>
  (await app.call(key, { token: admin.token })).body as T;

/** The first plan sells it. */
async function sell(ticketId: number, eventId = event.id) {
  const { version } = await ask<PricingSetup>('GET /api/pricing/setup');
  const leadsTo = { kind: 'ticket', eventId, ticketId };
  const plans = somePricing.plans?.map((plan, place) =>
    place === 0 ? { ...plan, leadsTo } : plan,
  );
  const { status } = await app.call('PATCH /api/pricing/setup', {
    token: admin.token,
    body: { version, plans },
  });
  return status;
}
const shownWay = async () => (await ask<ShownPricing>('GET /api/pricing')).plans[0]?.way;
const aTicket = async (other?: Partial<TicketInput>) =>
  (await newTicket(app, admin, event.id, other)).id;
const aBooth = () =>
  aTicket({
    kind: 'booth',
    opens: { what: 'nothing', stageIds: [], sessionIds: [] },
    gives: { boothTier: 'gold', sponsorPackageId: null, passTicketId: null, passes: 0 },
  });

test('a button sells a ticket, as many as one must have of it', async () => {
  const ticketId = await aTicket({ least: 2 });
  expect(await sell(ticketId)).toBe(200);
  const { slug } = event;
  expect(await shownWay()).toEqual({ kind: 'ticket', slug, sells: 'ticket', ticketId, least: 2 });
});

test('a button sells a booth package', async () => {
  const ticketId = await aBooth();
  expect(await sell(ticketId)).toBe(200);
  const { slug } = event;
  expect(await shownWay()).toEqual({ kind: 'ticket', slug, sells: 'booth', ticketId, least: 1 });
});

test('what is not sold to everyone, or at no published event, has no button', async () => {
  expect(await sell(await aTicket({ isOnSale: false }))).toBe(200);
  expect(await shownWay()).toBe(null);
  expect(await sell(await aTicket({ audience: 'code' }))).toBe(200);
  expect(await shownWay()).toBe(null);
  const draft = await anEvent(app, admin);
  const { id } = await newTicket(app, admin, draft.id);
  expect(await sell(id, draft.id)).toBe(200);
  expect(await shownWay()).toBe(null);
});

test('what is gone hides its button and hinders no change', async () => {
  const ticketId = await aTicket();
  await sell(ticketId);
  await app.call('DELETE /api/tickets/:ticketId', { token: admin.token, params: { ticketId } });
  expect(await shownWay()).toBe(null);
  expect(await sell(ticketId)).toBe(200);
});

test('what is another event’s, another organisation’s or nobody’s is refused, an add-on as well', async () => {
  const stranger = await anAdmin(app);
  const theirs = await aPublishedEvent(app, stranger);
  const { id: foreign } = await newTicket(app, stranger, theirs.id);
  const other = await aPublishedEvent(app, admin);
  expect(await sell(foreign)).toBe(404);
  expect(await sell(foreign, theirs.id)).toBe(404);
  expect(await sell(await aTicket(), other.id)).toBe(404);
  expect(await sell(999_999_999)).toBe(404);
  expect(await sell(await aTicket({ kind: 'add_on' }))).toBe(422);
  expect(await shownWay()).toBeUndefined();
});
