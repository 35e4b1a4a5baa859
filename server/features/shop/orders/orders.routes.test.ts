import type { Invoice, Order, OrderPage, Payment } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { anOrder, aPaidOrder, inCart, order, till } from '../../../testing/orders.ts';
import { aProduct, aVariant } from '../../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endUnpaidOrders, findOrdersAbout } from '../index.ts';

let app: TestApp;
let admin: Actor;
let buyer: Actor;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  buyer = await aColleague(app, admin);
});

type Key = Parameters<TestApp['call']>[0];
const act = (key: Key, id: number, body?: object) =>
  app.call(key, { token: admin.token, params: { orderId: id }, body });
const orderNow = async (id: number) =>
  (await act('GET /api/shop/orders/:orderId', id)).body as Order;
const ship = (id: number) =>
  act('POST /api/shop/orders/:orderId/ship', id, { tracking: 'DHL 0034 0434' });
const cancel = (id: number, isBackInStock = true) =>
  act('POST /api/shop/orders/:orderId/cancel', id, { why: 'Broken', isBackInStock });
const refund = (id: number, lines: { place: number; quantity: number }[] | null) =>
  act('POST /api/shop/orders/:orderId/refunds', id, { why: 'Broken', lines, isBackInStock: true });
const giveUp = ({ token }: Actor, orderId: number) =>
  app.call('POST /api/shop/my-orders/:orderId/cancel', { token, params: { orderId } });

const pay = (invoiceId: number, amount: number) =>
  app.call('POST /api/payments', {
    token: admin.token,
    body: { invoiceId, way: 'transfer', state: 'paid', amount, reference: '', paidOn: null },
  });
const paymentsOf = async (invoice: number) =>
  (
    (await app.call('GET /api/payments', { token: admin.token, query: { invoice } })).body as {
      payments: Payment[];
    }
  ).payments;
const invoiceNow = async (invoiceId: number) =>
  (await app.call('GET /api/invoices/:invoiceId', { token: admin.token, params: { invoiceId } }))
    .body as Invoice;
const leftOf = async ({ lines: [line] }: Order) => {
  const params = { productId: line?.productId ?? 0 };
  const { body } = await app.call('GET /api/shop/catalogue/:productId', {
    token: admin.token,
    params,
  });
  const { variants } = body as { variants: { sold: number; stock: number }[] };
  return variants.map(({ sold, stock }) => stock - sold);
};

describe('what the ledger says', () => {
  test('is what an order is: in part it is still placed, in whole it is paid', async () => {
    const { id, gross, invoice } = await anOrder(app, admin, buyer);
    await pay(invoice.id, 1_000);
    expect(await orderNow(id)).toMatchObject({
      state: 'placed',
      invoice: { paid: 1_000, balance: gross - 1_000 },
    });
    await pay(invoice.id, gross - 1_000);
    const paid = await orderNow(id);
    expect(paid).toMatchObject({ state: 'paid', deeds: ['ship', 'finish', 'cancel', 'refund'] });
    expect(paid.changes.map(({ state }) => state)).toEqual(['placed', 'paid']);
  });
});

test('orders are found by who placed them, and are in the copy of their data', async () => {
  const { id, number, invoice } = await anOrder(app, admin, buyer);
  await anOrder(app, admin, await aColleague(app, admin));
  const query = { person: buyer.person.id };
  const { body } = await app.call('GET /api/shop/orders', { token: admin.token, query });
  expect(body).toMatchObject({ total: 1, orders: [{ id, number, invoiceId: invoice.id }] });
  const copy = await findOrdersAbout(app.testDb.db, buyer.person.id);
  expect(copy).toMatchObject([{ number, state: 'placed', gross: invoice.balance }]);
  const deeds = { action: 'shop', personId: buyer.person.id };
  const audit = await app.call('GET /api/audit', { token: admin.token, query: deeds });
  expect(audit.text).toContain(number);
});

describe('states', () => {
  test('go the foreseen way, each with who and when', async () => {
    const { id, invoice, gross } = await anOrder(app, admin, buyer);
    expect((await ship(id)).body).toMatchObject({ code: 'shop.order_not_from_here' });
    expect((await act('POST /api/shop/orders/:orderId/finish', id)).status).toBe(409);
    await pay(invoice.id, gross);
    expect((await giveUp(buyer, id)).body).toMatchObject({ code: 'shop.order_not_from_here' });
    expect((await ship(id)).body).toMatchObject({ state: 'shipped', tracking: 'DHL 0034 0434' });
    expect((await ship(id)).status).toBe(409);
    expect((await cancel(id)).status).toBe(409);
    const done = await act('POST /api/shop/orders/:orderId/finish', id);
    expect(done.body).toMatchObject({ state: 'done', deeds: ['refund'] });
    const { changes } = done.body as Order;
    expect(changes.map(({ state }) => state)).toEqual(['placed', 'paid', 'shipped', 'done']);
    const key = 'GET /api/shop/my-orders/:orderId';
    const mine = await app.call(key, { token: buyer.token, params: { orderId: id } });
    expect((mine.body as Order).changes.map(({ by }) => by)).toEqual([null, null, null, null]);
  });

  test('what needs no shipping is never sent', async () => {
    const product = { needsShipping: false, variants: [aVariant({ listPrice: 0 })] };
    const input = { way: 'free' as const };
    const { id } = await anOrder(app, admin, buyer, { product, input });
    expect((await ship(id)).status).toBe(409);
    expect((await orderNow(id)).deeds).toEqual(['finish', 'cancel', 'refund']);
  });
});

describe('cancelling', () => {
  test('by the buyer, while nothing is paid: stock back, invoice taken back', async () => {
    const made = await anOrder(app, admin, buyer);
    expect(await leftOf(made)).toEqual([38]);
    const gone = await giveUp(buyer, made.id);
    expect(gone.body).toMatchObject({ state: 'cancelled', deeds: [], invoice: { balance: 0 } });
    expect(await leftOf(made)).toEqual([40]);
    const { creditNotes } = await invoiceNow(made.invoice.id);
    expect(creditNotes.map(({ gross }) => gross)).toEqual([made.gross]);
    expect((await giveUp(buyer, made.id)).status).toBe(409);
    expect(await leftOf(made)).toEqual([40]);
  });

  test('by who runs the shop: what was paid is asked to be paid back, once', async () => {
    const made = await anOrder(app, admin, buyer);
    await pay(made.invoice.id, 1_000);
    await pay(made.invoice.id, made.gross - 1_000);
    expect((await cancel(made.id, false)).body).toMatchObject({ state: 'cancelled' });
    expect(await leftOf(made)).toEqual([38]);
    const all = await paymentsOf(made.invoice.id);
    const refunds = all.filter(({ kind }) => kind === 'refund');
    expect(new Set(refunds.map(({ amount, state }) => `${state} ${amount}`))).toEqual(
      new Set(['asked 1000', `asked ${made.gross - 1_000}`]),
    );
    expect((await cancel(made.id)).status).toBe(409);
  });

  test('while it is paid at the same time ends in one of the two', async () => {
    const made = await anOrder(app, admin, buyer);
    const both = await Promise.all([giveUp(buyer, made.id), pay(made.invoice.id, made.gross)]);
    const { state } = await orderNow(made.id);
    expect([both[0].status, state]).toEqual(
      both[0].status === 200 ? [200, 'cancelled'] : [409, 'paid'],
    );
    expect(both[1].status).toBe(201);
  });
});

describe('paying back', () => {
  test('a part puts that part back; all of it calls off what was not sent', async () => {
    const made = await anOrder(app, admin, buyer, { quantity: 3 });
    await pay(made.invoice.id, made.gross);
    const part = await refund(made.id, [{ place: 0, quantity: 1 }]);
    expect(part.body).toMatchObject({ state: 'paid', lines: [{ quantity: 3, left: 2 }] });
    expect(await leftOf(made)).toEqual([38]);
    expect((await refund(made.id, [{ place: 0, quantity: 3 }])).body).toMatchObject({
      code: 'invoices.more_than_left',
    });
    expect(await leftOf(made)).toEqual([38]);
    expect((await refund(made.id, null)).body).toMatchObject({ state: 'cancelled' });
    const refunds = (await paymentsOf(made.invoice.id)).filter(({ kind }) => kind === 'refund');
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(made.gross);
    expect(await leftOf(made)).toEqual([40]);
  });

  test('is not for what nobody paid', async () => {
    const { id } = await anOrder(app, admin, buyer);
    expect((await refund(id, null)).body).toMatchObject({ code: 'shop.order_not_from_here' });
  });
});

describe('what nobody pays for', () => {
  /** The round of so many days later; nobody’s token lasts that long. */
  async function roundAfter(days: number) {
    app.clock.ahead = days * 86_400;
    await endUnpaidOrders(app.work);
    app.clock.ahead = 0;
  }

  test('ends after its day and the days of grace, and its stock is free again', async () => {
    const made = await anOrder(app, admin, buyer);
    await roundAfter(14 + 7);
    expect((await orderNow(made.id)).state).toBe('placed');
    await roundAfter(14 + 8);
    await roundAfter(14 + 8);
    const ended = await orderNow(made.id);
    expect(ended).toMatchObject({ state: 'cancelled', invoice: { balance: 0 } });
    expect(ended.changes.at(-1)).toMatchObject({ state: 'cancelled', by: null });
    expect(await leftOf(made)).toEqual([40]);
  });

  test('waits as long as the organisation says, and longer where something was paid', async () => {
    const [short, begun] = [await anOrder(app, admin, buyer), await anOrder(app, admin, buyer)];
    await pay(begun.invoice.id, 100);
    const body = { graceDays: 1 };
    const set = await app.call('PUT /api/shop/order-settings', { token: admin.token, body });
    expect(set.body).toEqual({ ...body, hasSender: true, hasWay: true });
    await roundAfter(14 + 2);
    const states = [await orderNow(short.id), await orderNow(begun.id)].map(({ state }) => state);
    expect(states).toEqual(['cancelled', 'placed']);
    await till(app, admin, ['on_site']);
    const { variants } = await aProduct(app, admin);
    await inCart(app, buyer, variants[0]?.id ?? 0);
    expect((await order(app, buyer)).body).toMatchObject({ code: 'shop.way_not_offered' });
    expect((await order(app, buyer, { way: 'on_site' })).status).toBe(201);
  });
});

describe('the list', () => {
  const list = async (query: object) =>
    (await app.call('GET /api/shop/orders', { token: admin.token, query: { ...query } }))
      .body as OrderPage;

  test('finds by words, state, way and day, and sorts', async () => {
    const dear = await anOrder(app, admin, buyer, { quantity: 9 });
    const cheap = await anOrder(app, admin, buyer, { product: { name: 'Tote bag' }, quantity: 1 });
    const free = await aPaidOrder(app, admin, buyer);
    const found = async (query: object) => (await list(query)).orders.map(({ id }) => id);
    expect(await found({})).toEqual([free.id, cheap.id, dear.id]);
    expect(await found({ q: 'tote' })).toEqual([cheap.id]);
    expect(await found({ q: dear.number })).toEqual([dear.id]);
    expect(await found({ state: 'paid' })).toEqual([free.id]);
    expect(await found({ way: 'transfer', sort: 'gross' })).toEqual([cheap.id, dear.id]);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(await found({ until: '2020-01-01' })).toEqual([]);
    expect((await found({ from: today.replace(/\d\d$/, '01') })).length).toBe(3);
  });

  test('is a file with a line for each thing, whatever its words begin with', async () => {
    await anOrder(app, admin, buyer, { product: { name: '=cmd()' } });
    const csv = await app.call('GET /api/shop/orders/export', { token: admin.token });
    expect(csv.text.trim().split('\r\n')).toHaveLength(2);
    expect(csv.text).toContain("'=cmd()");
  });

  test('is for who runs the shop alone', async () => {
    const { status } = await app.call('GET /api/shop/orders', { token: buyer.token });
    expect(status).toBe(403);
  });
});
