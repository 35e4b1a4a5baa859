import { randomUUID } from 'node:crypto';
import type { Route, RouteKey } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyOrganisationsOf } from './features/organisations/index.ts';
import { type Actor, anAdmin } from './testing/builders.ts';
import { proveAddress } from './testing/chat/desks.ts';
import { inputFor, namesMore, ownIds, table } from './testing/route-table.ts';
import { type Answer, openTestApp, type TestApp } from './testing/test-app.ts';
import { changesBy, rowsIn, tracesOf, writersIn } from './testing/traces.ts';

/** Every write, sent again as the contract says it may be. */

let app: TestApp;
/** The same installation after a restart: nothing is left in memory. */
let restarted: TestApp;
let owner: Actor;

beforeAll(async () => {
  // So many routes take longer than a session lasts where the machine is busy.
  const env = { ACCESS_TOKEN_SECONDS: '7200' };
  app = await openTestApp({ env });
  restarted = await openTestApp({ env, beside: app });
  owner = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, owner.person.id);
  await proveAddress(app, owner);
});
afterAll(async () => {
  await restarted.close();
  await app.close();
});

const ofKind = (kind: Route['repeats']) => table.filter(([, { repeats }]) => repeats === kind);

async function prepare(key: RouteKey, route: Route) {
  const ids = await ownIds(app, owner, route);
  const input = { token: owner.token, ...inputFor(route, ({ path }) => ids.get(path)) };
  return (headers: Record<string, string>, node = app) => node.call(key, { ...input, headers });
}
const aKey = () => ({ 'idempotency-key': randomUUID() });
/** Without the moment it was read at. */
const said = ({ status, text }: Answer) => ({
  status,
  text: text.replace(/"likesAsOf":\d+/g, ''),
});

/** What these do needs more to be there first; here they show that a refusal leaves nothing. */
const refused: Readonly<Partial<Record<RouteKey, string>>> = {
  'PATCH /api/events/:eventId': 'events.changed_meanwhile',
  'DELETE /api/events/:eventId': 'events.not_a_draft',
  'POST /api/events/:eventId/agenda/publish': 'agenda.nothing_new',
  'POST /api/events/:eventId/agenda/import': 'agenda.changed_since',
  'POST /api/events/:eventId/exhibitors/:exhibitorId/review': 'exhibitors.nothing_to_review',
  'POST /api/events/:eventId/drops': 'dropcards.own_booth',
  'POST /api/email/messages/delete': 'email.not_in_trash',
  'POST /api/email/messages/:emailId/undo': 'email.already_gone',
  'POST /api/events/:eventId/measures/:measureId/appeal-answer': 'moderation.no_appeal',
  'PUT /api/organisations/current': 'invalid',
  'POST /live/:pass/:piece': 'not_found',
  'POST /api/group-calls/:groupCallId/sending': 'calls.answered',
  'PUT /api/events/:eventId/stages/:stageId/hand': 'stages.over',
  'POST /api/events/:eventId/runs/:runId/green-room/sending': 'stages.over',
  'POST /api/events/:eventId/runs/:runId/green-room/unmute': 'stages.over',
  'PUT /api/events/:eventId/runs/:runId/cut': 'stages.nothing_left',
  'PATCH /api/invoices/settings': 'invoices.changed_meanwhile',
  'PATCH /api/payments/ways': 'payments.changed_meanwhile',
  'POST /api/payments/stripe/events/:hook': 'not_found',
  'PATCH /api/help/categories/:categoryId': 'help.slug_taken',
  'PATCH /api/pricing/setup': 'pricing.changed_meanwhile',
  'PATCH /api/face': 'face.changed_meanwhile',
  'PUT /api/face/domain': 'face.domain_unusable',
  'POST /api/face/domain/proof': 'not_found',
  'DELETE /api/face/domain': 'not_found',
  'POST /api/accounts/invitation': 'accounts.link_dead',
  'POST /api/speakers/self': 'speakers.link_dead',
  'POST /api/cards/look': 'dropcards.dead_code',
  'POST /api/shop/import': 'shop.changed_since',
  'POST /api/shop/my-orders': 'shop.cart_empty',
  'PUT /api/shop/products/:productId/rating': 'shop.not_bought',
  'POST /api/shop/orders/:orderId/refunds': 'invoices.more_than_left',
  'POST /api/notifications/devices': 'notifications.endpoint_refused',
  'POST /api/events/:eventId/ticket-invitations': 'tickets.not_by_invitation',
  'POST /api/e/:slug/booking-sums': 'not_found',
  'POST /api/e/:slug/bookings': 'not_found',
  'POST /api/e/:slug/waiting': 'not_found',
  'POST /api/e/:slug/room': 'not_found',
  'POST /api/waiting/:token/confirm': 'not_found',
  'PUT /api/waiting/:token': 'not_found',
  'POST /api/waiting/:token/leave': 'not_found',
  'PUT /api/bookings/:bookingId/details': 'bookings.changed_meanwhile',
  'POST /api/kiosk/:token/check-ins': 'not_found',
  'POST /api/booking-letters/:letterId/test': 'bookings.letter_reaches_nobody',
  'POST /api/booking-letters/:letterId/send': 'bookings.letter_reaches_nobody',
  'POST /api/booking-letters/:letterId/cancel': 'bookings.not_from_here',
  'POST /api/booking-letters/:letterId/send-again': 'bookings.not_from_here',
  'PUT /api/booking/:token/details': 'not_found',
  'POST /api/booking/:token/prolong': 'not_found',
  'POST /api/booking/:token/give-up': 'not_found',
  'POST /api/booking/:token/book': 'not_found',
  'PUT /api/booking/:token/places/:placeId/profile': 'not_found',
  'PUT /api/booking/:token/places/:placeId/my-profile': 'not_found',
  'PUT /api/booking/:token/way': 'not_found',
  'POST /api/booking/:token/cancel': 'not_found',
  'POST /api/booking/:token/upgrades': 'not_found',
  'POST /api/bookings/:bookingId/upgrades': 'bookings.not_from_here',
};

const doneOf = (kind: Route['repeats']) =>
  ofKind(kind).filter(([key]) => !namesMore.has(key) && !(key in refused));

test('most writes may be sent again', () => {
  expect(doneOf('once').length).toBeGreaterThan(150);
});

describe.each(doneOf('once'))('%s, sent twice under a key', (key, route) => {
  test('has one effect and one answer', async () => {
    const send = await prepare(key, route);
    const headers = aKey();
    const before = await writersIn(app.testDb.db);
    const [first, atOnce] = await Promise.all([send(headers), send(headers)]);
    expect(first.status, first.text).toBeLessThan(300);
    expect(said(atOnce)).toEqual(said(first));
    // All that was written was written by one transaction, the key and its answer among it.
    const writers = await writersIn(app.testDb.db);
    expect(writers.filter((one) => !before.includes(one))).toHaveLength(1);

    const { db } = app.testDb;
    const later = await changesBy(db, tracesOf, async () => [
      await send(headers),
      await send(headers, restarted),
    ]);
    expect(later.answer.map(said)).toEqual([said(first), said(first)]);
    expect(later.after).toEqual(later.before);

    const { token } = owner;
    const body = { task: { title: 'Another request' } };
    const reused = await app.call('POST /apps/todo/add-tasks', { token, body, headers });
    expect([reused.status, reused.body]).toMatchObject([422, { code: 'key_reused' }]);
  });
});

test.each(Object.entries(refused))('%s, refused, leaves nothing', async (key, code) => {
  const [named, route] = table.find(([one]) => one === key) ?? [];
  if (!named || !route) throw new Error(`${key} is no route any more.`);
  const send = await prepare(named, route);
  const headers = route.repeats === 'once' ? aKey() : {};
  const { answer, before, after } = await changesBy(app.testDb.db, rowsIn, () => send(headers));
  expect(answer.body).toMatchObject({ code });
  expect(after).toEqual(before);
});

describe.each(doneOf('same'))('%s, sent twice without a key', (key, route) => {
  test('leaves the same and answers the same', async () => {
    const send = await prepare(key, route);
    const first = await send({});
    expect(first.status, first.text).toBeLessThan(300);
    const again = await changesBy(app.testDb.db, rowsIn, () => send({}));
    expect(said(again.answer)).toEqual(said(first));
    expect(again.after).toEqual(again.before);
  });
});

describe.each([...ofKind('same'), ...ofKind('never')])('%s', (key, route) => {
  test('takes no key', async () => {
    const send = await prepare(key, route);
    const { answer, before, after } = await changesBy(app.testDb.db, tracesOf, () => send(aKey()));
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'key_not_taken' }]);
    expect(after).toEqual(before);
  });
});
