import type { Order, OrderPage, Payment, Product } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { inCart, order, till } from '../../../testing/orders.ts';
import { StripeDouble } from '../../../testing/payments/stripe-double.ts';
import { doubleKeys } from '../../../testing/payments/stripe-double-words.ts';
import { tellAll } from '../../../testing/payments/told-by-stripe.ts';
import { aProduct, aVariant } from '../../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askUndecided } from '../../payments/index.ts';
import { endUnpaidOrders } from '../index.ts';

const double = new StripeDouble();
let app: TestApp;
let admin: Actor;
let buyer: Actor;
let product: Product;
/** Of 2 mugs, to be paid by Stripe. */
let placed: Order;
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
  double.failing = 0;
  double.refundsEnd = 'succeeded';
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  buyer = await aColleague(app, admin);
  await app.call('PUT /api/payments/stripe', { token: admin.token, body: doubleKeys });
  await till(app, admin, ['transfer', 'stripe']);
  product = await aProduct(app, admin, { variants: [aVariant({ stock: 5 })] });
  await inCart(app, buyer, product.variants[0]?.id ?? 0, 2);
  placed = (await order(app, buyer, { way: 'stripe' })).body as Order;
});

type Key = Parameters<TestApp['call']>[0];
const mine = (key: Key, body?: object, who = buyer) =>
  app.call(key, { token: who.token, params: { orderId: placed.id }, body });
const now = async () => (await mine('GET /api/shop/my-orders/:orderId')).body as Order;
const begin = () => mine('POST /api/shop/my-orders/:orderId/checkout');
const back = async () => (await mine('POST /api/shop/my-orders/:orderId/back')).body as Order;
const choose = (way: string) => mine('PUT /api/shop/my-orders/:orderId/way', { way });
const idIn = ({ body }: { body: unknown }) => (body as { url: string }).url.split('/').at(-1) ?? '';
const begun = async () => idIn(await begin());
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const sold = async () => {
  const params = { productId: product.id };
  const key = 'GET /api/shop/catalogue/:productId';
  const { body } = await app.call(key, { token: admin.token, params });
  return (body as { variants: { sold: number }[] }).variants.map((one) => one.sold);
};
const hear = () => tellAll(app, admin, events);
/** So many seconds later; then it is now again, or nobody is signed in any more. */
async function roundAfter(seconds: number): Promise<void> {
  app.clock.ahead = seconds;
  await askUndecided(app.work);
  await app.doJobs();
  await endUnpaidOrders(app.work);
  app.clock.ahead = 0;
}

describe('an order that is paid by Stripe', () => {
  test('is kept for an hour, and paid once Stripe says so', async () => {
    expect(placed).toMatchObject({ state: 'placed', way: 'stripe', paying: { attempt: null } });
    const kept = Date.parse(placed.paying.keptUntil ?? '') - Date.parse(placed.placedAt);
    expect(kept).toBe(3_600_000);
    const id = await begun();
    expect(double.sessions.get(id)).toMatchObject({ amount: placed.gross, name: placed.number });
    expect((await now()).paying.attempt).toEqual({ state: 'started', why: '' });
    double.pay(id);
    await hear();
    expect(await now()).toMatchObject({ state: 'paid', paying: { ways: [], keptUntil: null } });
    await roundAfter(7_200);
    expect([(await now()).state, await sold()]).toEqual(['paid', [2]]);
  });

  test('is known to be paid by who comes back, also when nobody told', async () => {
    double.pay(await begun());
    expect(await back()).toMatchObject({ state: 'paid', invoice: { balance: 0 } });
    expect(await back()).toMatchObject({ state: 'paid' });
  });

  test('that was declined says why, and is tried again', async () => {
    const first = await begun();
    double.decline(first);
    expect((await back()).paying.attempt).toEqual({
      state: 'failed',
      why: 'card_declined',
    });
    expect(double.sessions.get(first)?.status).toBe('expired');
    const second = await begun();
    expect(second).not.toBe(first);
    double.pay(second);
    expect((await back()).state).toBe('paid');
  });

  test('that was left is open to be paid another way, and cannot be paid twice', async () => {
    const id = await begun();
    expect((await back()).paying.attempt).toEqual({ state: 'expired', why: '' });
    const again = await begun();
    const chosen = await choose('transfer');
    expect(chosen.body).toMatchObject({
      way: 'transfer',
      paying: { keptUntil: null, transfer: { reference: placed.number } },
    });
    await app.doJobs();
    expect([id, again].map((one) => double.sessions.get(one)?.status)).toEqual([
      'expired',
      'expired',
    ]);
    await roundAfter(7_200);
    expect((await now()).state).toBe('placed');
  });

  test('that nobody pays ends, its stock is there again, and its buyer is told why', async () => {
    const id = await begun();
    await roundAfter(3_000);
    expect((await now()).state).toBe('placed');
    await roundAfter(3_700);
    expect((await now()).state, 'Stripe has not said that it is over').toBe('placed');
    double.expire(id);
    await roundAfter(4_100);
    expect(await now()).toMatchObject({ state: 'cancelled', isEnded: true, paying: { ways: [] } });
    expect(await sold()).toEqual([0]);
    expect(codeOf(await begin())).toBe('shop.order_not_from_here');
    expect(codeOf(await choose('transfer'))).toBe('shop.order_not_from_here');
  });

  test('that takes days waits for them', async () => {
    const id = await begun();
    double.pay(id, { isLater: true });
    expect((await back()).paying.attempt?.state).toBe('pending');
    await roundAfter(86_400);
    expect([(await now()).state, await sold()]).toEqual(['placed', [2]]);
    double.settle(id, true);
    await hear();
    expect((await now()).state).toBe('paid');
  });

  test('that is given up cannot be paid at Stripe any more', async () => {
    const id = await begun();
    await mine('POST /api/shop/my-orders/:orderId/cancel');
    await app.doJobs();
    expect(double.sessions.get(id)?.status).toBe('expired');
    expect(await now()).toMatchObject({ state: 'cancelled', isEnded: false });
  });

  test('where Stripe does not answer is open to another try', async () => {
    double.failing = 20;
    expect(codeOf(await begin())).toBe('payments.provider_failed');
    expect((await now()).paying.attempt?.state).toBe('failed');
    double.failing = 0;
    double.pay(await begun());
    expect((await back()).state).toBe('paid');
  });
});

const office = (key: Key, params: object, body?: object) =>
  app.call(key, { token: admin.token, params: { ...params }, body });
const paymentsNow = async () => {
  const query = { invoice: placed.invoice.id, sort: 'made' };
  const { body } = await app.call('GET /api/payments', { token: admin.token, query });
  return (body as { payments: Payment[] }).payments;
};
const said = async () =>
  (await paymentsNow()).map(({ kind, way, state, amount }) => [kind, way, state, amount]);
const comes = (amount: number) =>
  office(
    'POST /api/payments',
    {},
    {
      invoiceId: placed.invoice.id,
      way: 'transfer',
      state: 'paid',
      amount,
      reference: '',
      paidOn: null,
    },
  );

describe('money that goes back, or comes too late', () => {
  test('opens an order again when it is refunded in the ledger', async () => {
    double.pay(await begun());
    await back();
    const [paid] = await paymentsNow();
    await office(
      'POST /api/payments/:paymentId/refunds',
      { paymentId: paid?.id },
      {
        amount: placed.gross,
        way: 'stripe',
        state: 'asked',
        why: 'By mistake',
      },
    );
    expect((await now()).state).toBe('paid');
    await hear();
    await hear();
    expect(await now()).toMatchObject({ state: 'placed', invoice: { balance: placed.gross } });
    double.pay(await begun());
    expect((await back()).state).toBe('paid');
  });

  test('opens it as well when it is refunded at Stripe, whoever hears of it how often', async () => {
    const session = await begun();
    double.pay(session);
    await back();
    const charge = double.sessions.get(session)?.intent ?? '';
    double.refundThere(charge, 100);
    double.refundThere(charge, placed.gross - 100);
    events.push(...events);
    await hear();
    await hear();
    expect(await said()).toEqual([
      ['payment', 'stripe', 'paid', placed.gross],
      ['refund', 'stripe', 'paid', 100],
      ['refund', 'stripe', 'paid', placed.gross - 100],
    ]);
    expect(await now()).toMatchObject({ state: 'placed', invoice: { paid: 0 } });
  });

  test('is paid back by Stripe when an order is called off', async () => {
    double.pay(await begun());
    await back();
    const body = { why: 'Broken', isBackInStock: true };
    await office('POST /api/shop/orders/:orderId/cancel', { orderId: placed.id }, body);
    await hear();
    await hear();
    expect(await said()).toEqual([
      ['payment', 'stripe', 'paid', placed.gross],
      ['refund', 'stripe', 'paid', placed.gross],
    ]);
    expect(await now()).toMatchObject({ state: 'cancelled', invoice: { balance: 0 } });
  });

  test('goes back by itself where Stripe took it for an order that was called off', async () => {
    double.pay(await begun());
    await mine('POST /api/shop/my-orders/:orderId/cancel');
    await hear();
    await hear();
    expect(await said()).toEqual([
      ['payment', 'stripe', 'paid', placed.gross],
      ['refund', 'stripe', 'paid', placed.gross],
    ]);
    expect(await now()).toMatchObject({ state: 'cancelled', invoice: { paid: 0, balance: 0 } });
    expect(await sold()).toEqual([0]);
  });

  test('waits to be sent back where a bank brought it', async () => {
    await mine('POST /api/shop/my-orders/:orderId/cancel');
    await comes(1_000);
    await comes(500);
    expect(await said()).toEqual([
      ['payment', 'transfer', 'paid', 1_000],
      ['refund', 'transfer', 'asked', 1_000],
      ['payment', 'transfer', 'paid', 500],
      ['refund', 'transfer', 'asked', 500],
    ]);
    expect(await now()).toMatchObject({ state: 'cancelled', invoice: { balance: -1_500 } });
  });

  test('is kept and shown as owed where it is more than was asked for', async () => {
    await comes(placed.gross + 250);
    expect(await now()).toMatchObject({ state: 'paid', invoice: { balance: -250 } });
  });
});

test('a way that is not offered is not chosen, and nobody chooses for another', async () => {
  expect(codeOf(await choose('on_site'))).toBe('shop.way_not_offered');
  expect((await choose('free')).status).toBe(422);
  const other = await aColleague(app, admin);
  const keys = [
    'POST /api/shop/my-orders/:orderId/checkout',
    'POST /api/shop/my-orders/:orderId/back',
  ] as const;
  for (const key of keys) expect((await mine(key, undefined, other)).status).toBe(404);
  const body = { way: 'transfer' };
  expect((await mine('PUT /api/shop/my-orders/:orderId/way', body, other)).status).toBe(404);
});

test('the ways are those of the organisation, in its order and words', async () => {
  const { body } = await app.call('GET /api/payments/ways', { token: admin.token });
  const { version } = body as { version: number };
  const ways = [
    { way: 'stripe', isOn: true, words: { en: 'Card' } },
    { way: 'on_site', isOn: true, words: {} },
    { way: 'transfer', isOn: false, words: {} },
  ];
  const set = { version, ways };
  await app.call('PATCH /api/payments/ways', { token: admin.token, body: set });
  await inCart(app, buyer, product.variants[0]?.id ?? 0);
  const shown = await app.call('GET /api/shop/checkout', { token: buyer.token });
  expect((shown.body as { ways: unknown }).ways).toEqual([
    { way: 'stripe', words: { en: 'Card' } },
    { way: 'on_site', words: {} },
  ]);
  expect((await now()).paying.ways).toEqual((shown.body as { ways: unknown }).ways);
  const list = await app.call('GET /api/shop/orders', {
    token: admin.token,
    query: { way: 'stripe' },
  });
  expect((list.body as OrderPage).total).toBe(1);
});
