import type {
  AnalyticsReport,
  Desk,
  InvoiceHead,
  OrderPage,
  OutboxPage,
  Payment,
} from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { aQuestion } from '../../../testing/chat/desks.ts';
import { anInvoice, aPayment } from '../../../testing/invoices.ts';
import { anOrder } from '../../../testing/orders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let span: AnalyticsReport['span'];
let sums: AnalyticsReport['sums'];
let eventId: number;

const ask = async (route: Parameters<TestApp['call']>[0], query: Record<string, string> = {}) => {
  const { status, body, text } = await app.call(route, { token: admin.token, query });
  expect(status, text).toBe(200);
  return body;
};
const report = async () =>
  (await ask('GET /api/analytics', { period: 'last-28-days' })) as AnalyticsReport;

/** Far east of Greenwich, so that days of the organisation are not those of the server. */
const timeZone = 'Pacific/Auckland';
/** Half an hour before, and half an hour into, the first of the days. */
const around = (from: string, minutes: number): Sql =>
  sql`${from}::date::timestamp at time zone ${timeZone} + ${minutes} * interval '1 minute'`;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  const { organisationId } = admin.person;
  const { db } = app.testDb;
  await db.run(sql`update organisations set time_zone = ${timeZone} where id = ${organisationId}`);
  ({ span } = await report());
  const { from } = span;
  const late = await aColleague(app, admin, 'client', 'In Time');
  const early = await aColleague(app, admin, 'client', 'Too Early');
  for (const [{ person }, minutes] of [
    [late, 30],
    [early, -30],
  ] as const) {
    await db.run(sql`update organisations_members set joined_at = ${around(from, minutes)}
      where organisation_id = ${organisationId} and person_id = ${person.id}`);
  }
  for (const [buyer, minutes] of [
    [late, 30],
    [early, -30],
  ] as const) {
    const { id } = await anOrder(app, admin, buyer);
    await db.run(sql`update shop_orders set placed_at = ${around(from, minutes)}
      where organisation_id = ${organisationId} and id = ${id}`);
  }
  ({ id: eventId } = await aPublishedEvent(app, admin));
  for (const [asker, minutes] of [
    [late, 30],
    [early, -30],
  ] as const) {
    const id = await aQuestion(app, asker, eventId);
    await db.run(sql`update chat_conversations set created_at = ${around(from, minutes)}
      where organisation_id = ${organisationId} and id = ${id}`);
  }
  for (const [state, minutes] of [
    ['sent', 30],
    ['kept', 30],
    ['sent', -30],
    ['failed', 30],
    ['queued', 30],
  ] as const) {
    await db.run(sql`insert into mail_messages
      (organisation_id, to_address, subject, is_listed, state, created_at) values
      (${organisationId}, 'ines@example.org', ${state}, true, ${state}, ${around(from, minutes)})`);
  }
  const { id: invoiceId } = await anInvoice(app, admin);
  for (const paidOn of [span.from, span.until]) {
    await aPayment(app, admin, { invoiceId, amount: 1_234, paidOn });
  }
  const dayBefore = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
  await aPayment(app, admin, { invoiceId, amount: 99, paidOn: dayBefore });
  ({ sums } = await report());
});
afterAll(() => app.close());

test('the people who joined are those of the list that the figure opens', async () => {
  const { total } = (await ask('GET /api/people', {
    joinedFrom: span.from,
    joinedUntil: span.until,
  })) as { total: number };
  expect([sums.joined, total]).toEqual([2, 2]);
});

test('the orders are those of the list', async () => {
  const { total } = (await ask('GET /api/shop/orders', { ...span })) as OrderPage;
  expect([sums.orders, total]).toEqual([1, 1]);
  const { orders } = await report();
  for (const [outcome, state] of [
    ['pending', 'open'],
    ['finished', 'sent'],
    ['rejected', 'cancelled'],
  ] as const) {
    const found = (await ask('GET /api/shop/orders', { ...span, state })) as OrderPage;
    expect([state, found.total]).toEqual([state, orders[outcome]]);
  }
});

test('what is outstanding is the sum of the list', async () => {
  const { open } = await report();
  const { invoices } = (await ask('GET /api/invoices', { state: 'open' })) as {
    invoices: InvoiceHead[];
  };
  const sum = invoices.reduce((total, { balance }) => total + balance, 0);
  expect(open).toBeGreaterThan(0);
  expect(sum).toBe(open);
});

test('the mails that left are those of the list, and those that failed are found', async () => {
  const states = async (query: Record<string, string>) =>
    ((await ask('GET /api/organisations/outbox', query)) as OutboxPage).mails.map(
      ({ state }) => state,
    );
  const left = await states({ state: 'left', ...span });
  expect(left).toHaveLength(sums.mails);
  expect(left.filter((state) => state === 'sent')).toHaveLength(1);
  expect(await states({ state: 'failed' })).toEqual(['failed']);
  const { status } = await app.call('GET /api/organisations/outbox', {
    token: admin.token,
    query: { state: 'lost' },
  });
  expect(status).toBe(422);
});

test('the new requests are those of the desk on these days', async () => {
  const desk = async (days: Record<string, string>) => {
    const { status, body } = await app.call('GET /api/events/:eventId/help-desk', {
      token: admin.token,
      params: { eventId },
      query: { state: 'all', ...days },
    });
    expect(status).toBe(200);
    const { requests, counts } = body as Desk;
    expect(requests).toHaveLength(counts.waiting);
    return requests.length;
  };
  const { help } = await report();
  expect([help.fresh, help.total]).toEqual([1, 2]);
  expect([await desk({ ...span }), await desk({})]).toEqual([1, 2]);
});

test('what was received is the sum of the list', async () => {
  const { payments } = (await ask('GET /api/payments', { state: 'paid', ...span })) as {
    payments: Payment[];
  };
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  expect([sums.received, sum]).toEqual([2_468, 2_468]);
});

test('what was billed is the sum of the list', async () => {
  const { invoices } = (await ask('GET /api/invoices', { ...span })) as { invoices: InvoiceHead[] };
  const sum = invoices.reduce((total, { gross }) => total + gross, 0);
  expect(sums.billed).toBeGreaterThan(0);
  expect(sum).toBe(sums.billed);
});

test('buyers who came for the first time, and again, are those of the list', async () => {
  const { buyers } = await report();
  expect([buyers.fresh, buyers.returning]).toEqual([1, 0]);
  const totalOf = async (query: Record<string, string>) =>
    ((await ask('GET /api/shop/orders', query)) as OrderPage).total;
  expect(await totalOf({ ...span, buyer: 'first_time' })).toBe(1);
  expect(await totalOf({ ...span, buyer: 'returning' })).toBe(0);
  const early = await aColleague(app, admin, 'client', 'Came Back');
  for (const minutes of [-30, 30]) {
    const { id } = await anOrder(app, admin, early);
    await app.testDb.db.run(sql`update shop_orders set placed_at = ${around(span.from, minutes)}
      where organisation_id = ${admin.person.organisationId} and id = ${id}`);
  }
  expect((await report()).buyers).toMatchObject({ fresh: 1, returning: 1 });
  expect(await totalOf({ ...span, buyer: 'returning' })).toBe(1);
});
