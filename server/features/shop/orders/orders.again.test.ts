import type { NotificationPage, Order, Payment, Product } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { confirmed, inCart, order, till } from '../../../testing/orders.ts';
import { StripeDouble } from '../../../testing/payments/stripe-double.ts';
import { doubleKeys } from '../../../testing/payments/stripe-double-words.ts';
import { tellAll } from '../../../testing/payments/told-by-stripe.ts';
import { aProduct, aVariant } from '../../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endUnpaidOrders } from '../index.ts';
import { requireOrder } from './orders.access.ts';
import { callOff } from './orders.cancel.ts';

const double = new StripeDouble();
let app: TestApp;
let admin: Actor;
let buyer: Actor;
let product: Product;
/** Of 2 of the 2 mugs there are. */
let first: Order;
let events: string[] = [];

beforeAll(async () => {
  app = await openTestApp({ env: { STRIPE_API: await double.listen() } });
  double.onEvent = (body) => events.push(body);
});
afterAll(async () => {
  await app.close();
  await double.close();
});
beforeEach(async () => {
  events = [];
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  buyer = await aColleague(app, admin);
  await app.call('PUT /api/payments/stripe', { token: admin.token, body: doubleKeys });
  await till(app, admin, ['transfer', 'stripe']);
  product = await aProduct(app, admin, { variants: [aVariant({ stock: 2 })] });
  first = await bought(buyer);
});

async function bought(who: Actor, way: 'stripe' | 'transfer' = 'stripe'): Promise<Order> {
  await inCart(app, who, product.variants[0]?.id ?? 0, 2);
  return (await order(app, who, { way })).body as Order;
}
const read = async ({ token }: Actor, id: number) => {
  const params = { orderId: id };
  return (await app.call('GET /api/shop/my-orders/:orderId', { token, params })).body as Order;
};
async function begun(): Promise<string> {
  const params = { orderId: first.id };
  const key = 'POST /api/shop/my-orders/:orderId/checkout';
  const { body } = await app.call(key, { token: buyer.token, params });
  return (body as { url: string }).url.split('/').at(-1) ?? '';
}
/** By the clock, at the moment its buyer is at the page of the provider. */
const end = () =>
  app.work.transaction(async (tx) => {
    const clock = { organisationId: admin.person.organisationId, id: null, network: '' };
    const ending = await requireOrder(tx, clock, first.id);
    await callOff(app.work, tx, clock, { order: ending, why: '', isBackInStock: true });
  });
const hear = () => tellAll(app, admin, events);
const left = async () => {
  const params = { productId: product.id };
  const key = 'GET /api/shop/catalogue/:productId';
  const { body } = await app.call(key, { token: admin.token, params });
  const [variant] = (body as { variants: { stock: number; sold: number }[] }).variants;
  return (variant?.stock ?? 0) - (variant?.sold ?? 0);
};
const heardBy = async ({ token }: Actor) => {
  const { body } = await app.call('GET /api/notifications', { token });
  return (body as NotificationPage).notifications.map(({ kind, link }) => [kind, link]);
};
const ledger = async () => {
  const { body } = await app.call('GET /api/payments', {
    token: admin.token,
    query: { sort: 'made' },
  });
  return (body as { payments: Payment[] }).payments.map((one) => [
    one.kind,
    one.state,
    one.invoiceNumber,
    one.amount,
  ]);
};
const byBank = (amount: number) =>
  app.call('POST /api/payments', {
    token: admin.token,
    body: {
      invoiceId: first.invoice.id,
      way: 'transfer',
      state: 'paid',
      amount,
      reference: '',
      paidOn: null,
    },
  });

test('a card payment that comes too late buys the same again where it is still there', async () => {
  const session = await begun();
  await end();
  double.pay(session);
  events.push(...events);
  await hear();
  await hear();
  const ended = await read(buyer, first.id);
  expect(ended).toMatchObject({ state: 'cancelled', isEnded: true, invoice: { paid: 0 } });
  const again = await read(buyer, ended.again?.id ?? 0);
  expect(again).toMatchObject({
    state: 'paid',
    gross: first.gross,
    address: first.address,
    againOf: { id: first.id, number: first.number },
    invoice: { paid: first.gross, balance: 0 },
  });
  expect(again.number).not.toBe(first.number);
  expect(again.lines.map(({ quantity, price }) => [quantity, price])).toEqual(
    first.lines.map(({ quantity, price }) => [quantity, price]),
  );
  expect(await ledger()).toEqual([['payment', 'paid', again.number, first.gross]]);
  expect(await left(), 'of 2').toBe(0);
  expect(await heardBy(buyer)).toEqual([
    ['shop.order_again', `/apps/ecommerce/orders/${again.id}`],
    ['shop.order_cancelled', `/apps/ecommerce/orders/${first.id}`],
  ]);
  expect(await heardBy(admin)).toEqual([['shop.sold_again', `/apps/ecommerce/sales/${again.id}`]]);
});

test('it goes back where somebody else has bought the last one, and both sides hear so', async () => {
  const session = await begun();
  await end();
  const other = await bought(await aColleague(app, admin), 'transfer');
  expect(other.state).toBe('placed');
  double.pay(session);
  await hear();
  await hear();
  expect(await read(buyer, first.id)).toMatchObject({
    state: 'cancelled',
    again: null,
    invoice: { paid: 0, balance: 0 },
  });
  expect(await ledger()).toEqual([
    ['payment', 'paid', first.number, first.gross],
    ['refund', 'paid', first.number, first.gross],
  ]);
  expect((await heardBy(buyer))[0]).toEqual([
    'shop.order_too_late',
    `/apps/ecommerce/orders/${first.id}`,
  ]);
  expect(await heardBy(admin)).toEqual([
    ['shop.paid_too_late', `/apps/ecommerce/sales/${first.id}`],
  ]);
});

test('nothing is bought again that is sold no more', async () => {
  const session = await begun();
  await end();
  const params = { productId: product.id };
  const { version } = (
    await app.call('GET /api/shop/catalogue/:productId', { token: admin.token, params })
  ).body as Product;
  const body = { version, state: 'archived' };
  const key = 'PATCH /api/shop/catalogue/:productId';
  expect((await app.call(key, { token: admin.token, params, body })).status).toBe(200);
  double.pay(session);
  await hear();
  await hear();
  expect((await read(buyer, first.id)).again).toBeNull();
  expect((await ledger()).map(([kind]) => kind)).toEqual(['payment', 'refund']);
});

test('a transfer that comes after the days of grace buys it again, a second one goes back', async () => {
  const params = { orderId: first.id };
  const body = { way: 'transfer' };
  await app.call('PUT /api/shop/my-orders/:orderId/way', { token: buyer.token, params, body });
  app.clock.ahead = 60 * 86_400;
  await endUnpaidOrders(app.work);
  app.clock.ahead = 0;
  expect(await read(buyer, first.id)).toMatchObject({ isEnded: true, again: null });
  await byBank(first.gross - 1);
  expect((await read(buyer, first.id)).again, 'not all of it').toBeNull();
  await byBank(first.gross);
  const { again } = await read(buyer, first.id);
  expect((await read(buyer, again?.id ?? 0)).state).toBe('paid');
  await byBank(first.gross);
  expect(await ledger()).toEqual([
    ['payment', 'paid', first.number, first.gross - 1],
    ['refund', 'asked', first.number, first.gross - 1],
    ['payment', 'paid', again?.number, first.gross],
    ['payment', 'paid', first.number, first.gross],
    ['refund', 'asked', first.number, first.gross],
  ]);
});

test('whoever is faster has the last ones: the late payer or somebody at the till', async () => {
  for (let round = 0; round < 6; round += 1) {
    const other = await aColleague(app, admin);
    const session = await begun();
    await end();
    await inCart(app, other, product.variants[0]?.id ?? 0, 2);
    const body = await confirmed(app, other);
    double.pay(session);
    const [, answer] = await Promise.all([
      hear(),
      app.call('POST /api/shop/my-orders', { token: other.token, body }),
    ]);
    const rival = answer.body as Order;
    await hear();
    await hear();
    const { again } = await read(buyer, first.id);
    expect(
      [again !== null, rival.state === 'placed'].filter(Boolean),
      `round ${round}`,
    ).toHaveLength(1);
    expect(await left()).toBe(0);
    if (again) {
      const body = { why: 'For the next round', isBackInStock: true };
      await app.call('POST /api/shop/orders/:orderId/cancel', {
        token: admin.token,
        params: { orderId: again.id },
        body,
      });
    } else {
      await app.call('POST /api/shop/my-orders/:orderId/cancel', {
        token: other.token,
        params: { orderId: rival.id },
      });
    }
    await app.doJobs();
    first = await bought(buyer);
  }
});
