import type { NotificationPage, Order } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { anOrder } from '../../../testing/orders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyOrganisationsOf } from '../../organisations/index.ts';

let app: TestApp;
let admin: Actor;
let buyer: Actor;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  buyer = await aColleague(app, admin);
});

const act = (key: Parameters<TestApp['call']>[0], { id }: Order, body?: object) =>
  app.call(key, { token: admin.token, params: { orderId: id }, body });
const heardBy = async ({ token }: Actor) => {
  const { body } = await app.call('GET /api/notifications', { token });
  return (body as NotificationPage).notifications.map(({ kind, data, link }) => ({
    kind,
    data,
    link,
  }));
};

test('a buyer hears when their order is paid and sent, and nobody else does', async () => {
  const order = await anOrder(app, admin, buyer);
  const { id, number, invoice, gross } = order;
  await app.call('POST /api/payments', {
    token: admin.token,
    body: {
      invoiceId: invoice.id,
      way: 'transfer',
      state: 'paid',
      amount: gross,
      reference: '',
      paidOn: null,
    },
  });
  await act('POST /api/shop/orders/:orderId/ship', order, { tracking: 'DHL 0034' });
  const link = `/apps/ecommerce/orders/${id}`;
  const about = (text: string) => ({ orderId: id, title: number, text });
  expect(await heardBy(buyer)).toEqual([
    { kind: 'shop.order_shipped', data: about('DHL 0034'), link },
    { kind: 'shop.order_paid', data: about(''), link },
  ]);
  expect(await heardBy(await aColleague(app, admin))).toEqual([]);
});

test('a buyer hears why somebody else cancelled it, and nothing of what they cancelled', async () => {
  const [theirs, own] = [await anOrder(app, admin, buyer), await anOrder(app, admin, buyer)];
  const body = { why: 'Broken', isBackInStock: true };
  await act('POST /api/shop/orders/:orderId/cancel', theirs, body);
  const params = { orderId: own.id };
  await app.call('POST /api/shop/my-orders/:orderId/cancel', { token: buyer.token, params });
  expect(await heardBy(buyer)).toMatchObject([
    { kind: 'shop.order_cancelled', data: { orderId: theirs.id, text: 'Broken' } },
  ]);
});

test('a letter says what was ordered, in the language of its reader', async () => {
  await verifyOrganisationsOf(app.testDb.db, admin.person.id);
  const before = await app.call('GET /api/accounts/preferences', { token: buyer.token });
  const body = { ...(before.body as object), language: 'de' };
  const chosen = await app.call('PUT /api/accounts/preferences', { token: buyer.token, body });
  expect(chosen.status).toBe(200);
  const { number } = await anOrder(app, admin, buyer);
  const mail = await app.testDb.db.row<{ subject: string; text: string }>(
    sql`select subject, text_body as text from mail_messages where to_address = ${buyer.email} order by id desc`,
  );
  expect(mail?.subject).toContain(`Ihre Bestellung ${number}`);
  expect(mail?.text).toContain('2 × Summit mug: 25,80\u00A0€');
});
