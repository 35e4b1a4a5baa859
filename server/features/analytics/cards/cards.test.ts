import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { aLine } from '../../../testing/chat/chat.ts';
import { aQuestion } from '../../../testing/chat/desks.ts';
import { anInvoice, aPayment } from '../../../testing/invoices.ts';
import { anOrder } from '../../../testing/orders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { aVisit } from '../../../testing/analytics/visits.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

type Card = Parameters<TestApp['call']>[0] & `GET /card/${string}`;

const ask = async (card: Card, by: Actor, query: Record<string, string> = {}) => {
  const { status, body, text } = await app.call(card, { token: by.token, query });
  expect(status, text).toBe(200);
  return body;
};

const three = ['Last 28 Days', 'Last Month', 'Last Year'];
const days = (count: number) => Array.from({ length: count }, () => 0);

test.each([
  [
    'GET /card/card-analytics/support-tracker',
    {
      title: 'Support Tracker',
      last_days: three,
      totalTicket: 0,
      newTicket: 0,
      openTicket: 0,
      responseTime: 0,
    },
  ],
  [
    'GET /card/card-analytics/avg-sessions',
    { sessions: 0, last_days: three, growth: '+0%', goal: 0, users: 0, retention: 0, duration: 0 },
  ],
  ['GET /card/card-analytics/goal-overview', { completed: '0', inProgress: '0' }],
  ['GET /card/card-analytics/revenue', { thisMonth: '0', lastMonth: '0' }],
  [
    'GET /card/card-analytics/product-orders',
    { last_days: three, chart_info: { finished: 0, pending: 0, rejected: 0 } },
  ],
  [
    'GET /card/card-statistics/profit-line-chart',
    { title: 'Profit', statistics: '0', series: [{ data: days(6) }] },
  ],
  [
    'GET /card/card-statistics/revenue',
    { series: [{ name: 'Revenue', data: days(7) }], analyticsData: { revenue: 0 } },
  ],
  [
    'GET /card/card-statistics/sales',
    { series: [{ name: 'Sales', data: days(6) }], analyticsData: { sales: '0%' } },
  ],
  [
    'GET /card/card-statistics/orders',
    { series: [{ name: 'Orders', data: days(7) }], analyticsData: { orders: 0 } },
  ],
  ['GET /card/card-statistics/site-traffic', { series: [{ name: 'Site Traffic', data: days(6) }] }],
  ['GET /card/card-statistics/active-users', { series: [{ name: 'Active Users', data: days(7) }] }],
  ['GET /card/card-statistics/newsletter', { series: [{ name: 'Newsletter', data: days(6) }] }],
] as const)('%s is nothing where nothing happened', async (card, nothing) => {
  expect(await ask(card, await anAdmin(app))).toEqual(nothing);
});

test('sessions by device have three lines, with icons that old clients know', async () => {
  const admin = await anAdmin(app);
  const { slug } = await aPublishedEvent(app, admin);
  for (const device of ['desk', 'desk', 'phone'] as const) await aVisit(app, slug, { device });
  expect(await ask('GET /card/card-analytics/sessions-device', admin)).toEqual({
    last_days: three,
    chart_info: [
      { icon: 'Monitor', name: 'Desktop', iconColor: 'text-primary', usage: 66.7, upDown: 0 },
      { icon: 'Circle', name: 'Mobile', iconColor: 'text-warning', usage: 33.3, upDown: 0 },
      { icon: 'Tablet', name: 'Tablet', iconColor: 'text-danger', usage: 0, upDown: 0 },
    ],
  });
});

test('visits of a day, how many stayed and how they grew', async () => {
  const admin = await anAdmin(app);
  const { slug } = await aPublishedEvent(app, admin);
  for (let visits = 0; visits < 56; visits += 1) {
    await aVisit(app, slug, { daysAgo: visits % 28, minutes: visits % 2 ? [0, 10] : [0] });
  }
  for (let visits = 0; visits < 28; visits += 1) await aVisit(app, slug, { daysAgo: 30 });
  expect(await ask('GET /card/card-analytics/avg-sessions', admin)).toMatchObject({
    sessions: 2,
    growth: '+100%',
    goal: 100,
    users: 0,
    retention: 50,
    duration: 5,
  });
});

test('orders, buyers and money are those of shop, invoices and ledger', async () => {
  const admin = await anAdmin(app);
  const buyer = await aColleague(app, admin);
  await anOrder(app, admin, buyer);
  await aPayment(app, admin, { amount: 12_345 });
  await anInvoice(app, admin);
  expect(await ask('GET /card/card-analytics/product-orders', admin)).toMatchObject({
    chart_info: { finished: 0, pending: 1, rejected: 0 },
  });
  expect(await ask('GET /card/card-analytics/customers', admin)).toMatchObject({
    listData: [
      { icon: 'Circle', text: 'New', result: 1 },
      { text: 'Returning', result: 0 },
      { text: 'Referrals', result: 0 },
    ],
  });
  expect(await ask('GET /card/card-analytics/revenue', admin)).toMatchObject({ thisMonth: '123' });
  expect(await ask('GET /card/card-statistics/revenue', admin)).toMatchObject({
    series: [{ data: [0, 0, 0, 0, 0, 0, 123] }],
    analyticsData: { revenue: 123 },
  });
  const orders = (await ask('GET /card/card-statistics/orders-bar-chart', admin)) as {
    series: { name: string; data: number[] }[];
  };
  expect(orders).toMatchObject({ title: 'Orders', statistics: '1' });
  expect(orders.series[0]?.data).toEqual([0, 0, 0, 0, 1]);
  const report = (await ask('GET /card/card-analytics/revenue-report', admin)) as {
    years: string[];
  };
  expect(report.years).toHaveLength(3);
});

test('who joined is counted by day, and all of them together', async () => {
  const admin = await anAdmin(app);
  await aColleague(app, admin);
  const card = await ask('GET /card/card-statistics/subscribers', admin);
  expect(card).toMatchObject({
    series: [{ data: [0, 0, 0, 0, 0, 0, 2] }],
    analyticsData: { subscribers: 2 },
  });
});

test('help is asked for, answered and open', async () => {
  const admin = await anAdmin(app);
  const asker = await aColleague(app, admin);
  const { id: eventId } = await aPublishedEvent(app, admin);
  const conversationId = await aQuestion(app, asker, eventId);
  await app.testDb.db.run(
    sql`update chat_lines set created_at = created_at - interval '36 hours'
        where conversation_id = ${conversationId}`,
  );
  await aLine(app, admin, conversationId, { text: 'Beside the stairs.' });
  expect(await ask('GET /card/card-analytics/support-tracker', admin)).toMatchObject({
    totalTicket: 1,
    newTicket: 1,
    openTicket: 1,
    responseTime: 1.5,
  });
});

test('a choice moves the figures, an empty one is none, another is refused', async () => {
  const admin = await anAdmin(app);
  const buyer = await aColleague(app, admin);
  await anOrder(app, admin, buyer);
  const orders = (query: Record<string, string>) =>
    app.call('GET /card/card-analytics/product-orders', { token: admin.token, query });
  expect((await orders({ last_days: '' })).body).toMatchObject({ chart_info: { pending: 1 } });
  const lastYear = await orders({ last_days: 'Last Year' });
  expect(lastYear.body).toMatchObject({ chart_info: { pending: 0 } });
  expect((await orders({ last_days: 'Ever' })).status).toBe(422);
});

test('attendees are shown none of it', async () => {
  const { token } = await aColleague(app, await anAdmin(app));
  const { status } = await app.call('GET /card/card-statistics/sales', { token });
  expect(status).toBe(403);
});

test('nothing of another organisation is told', async () => {
  const [here, there] = [await anAdmin(app), await anAdmin(app)];
  await aVisit(app, (await aPublishedEvent(app, here)).slug, { minutes: [0, 10] });
  await aPayment(app, here);
  expect(await ask('GET /card/card-statistics/site-traffic', there)).toMatchObject({
    series: [{ data: days(6) }],
  });
  const { body } = await app.call('GET /api/analytics', { token: there.token });
  expect(body).toMatchObject({ sums: { visits: 0, billed: 0, received: 0 }, lately: [] });
  const own = (await app.call('GET /api/analytics', { token: here.token })).body;
  expect(own).toMatchObject({ lately: [{ name: 'event', views: 1 }] });
});
