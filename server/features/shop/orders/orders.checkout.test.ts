import type { Cart, Checkout, Invoice, Order, OrderInput, OrderPage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { anOrder, confirmed, inCart, order, someAddress, till } from '../../../testing/orders.ts';
import { aProduct, aVariant, inSizes } from '../../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let buyer: Actor;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  await till(app, admin);
  buyer = await aColleague(app, admin);
});

const read = async <T>(key: Parameters<TestApp['call']>[0], who: Actor, params = {}) =>
  (await app.call(key, { token: who.token, params })).body as T;
const checkout = (who = buyer) => read<Checkout>('GET /api/shop/checkout', who);
const soldOf = async (productId: number) =>
  (
    await read<{ variants: { sold: number }[] }>('GET /api/shop/catalogue/:productId', admin, {
      productId,
    })
  ).variants.map(({ sold }) => sold);
const invoices = () => read<{ total: number }>('GET /api/invoices', admin);

async function oneMug(other: Parameters<typeof aProduct>[2] = {}) {
  const product = await aProduct(app, admin, other);
  const variantId = product.variants[0]?.id ?? 0;
  await inCart(app, buyer, variantId, 2);
  return { product, variantId };
}

describe('an order is refused', () => {
  test('with nothing in the cart', async () => {
    const body = { mark: 'x', way: 'transfer', address: someAddress, keepsAddress: false };
    const answer = await app.call('POST /api/shop/my-orders', { token: buyer.token, body });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'shop.cart_empty' }]);
  });

  test('for a cart that was not shown: something was added in another window', async () => {
    const { variantId } = await oneMug();
    const body = await confirmed(app, buyer);
    await inCart(app, buyer, variantId, 3);
    const answer = await app.call('POST /api/shop/my-orders', { token: buyer.token, body });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'shop.cart_changed' }]);
    expect(await invoices()).toMatchObject({ total: 0 });
  });

  test('at a price that changed since, until the person has seen it', async () => {
    const { product } = await oneMug();
    const body = await confirmed(app, buyer);
    const variants = product.variants.map(({ id, values, sku, stock }) => ({
      id,
      values,
      sku,
      stock,
      listPrice: 1_500,
    }));
    await app.call('PATCH /api/shop/catalogue/:productId', {
      token: admin.token,
      params: { productId: product.id },
      body: { version: product.version, variants },
    });
    const place = (input: OrderInput) =>
      app.call('POST /api/shop/my-orders', { token: buyer.token, body: input });
    const errors = [{ path: '/lines/0', message: 'Summit mug has another price' }];
    expect((await place(body)).body).toMatchObject({ code: 'shop.cart_changed', errors });
    expect((await place(await confirmed(app, buyer))).body).toMatchObject({ errors });
    await app.call('POST /api/shop/cart/seen', { token: buyer.token });
    const placed = await place(await confirmed(app, buyer));
    expect([placed.status, (placed.body as Order).gross]).toEqual([201, 3_000]);
  });

  test('when somebody else took what was left, and says which', async () => {
    const { variantId } = await oneMug({ variants: [aVariant({ stock: 3 })] });
    const body = await confirmed(app, buyer);
    const other = await aColleague(app, admin);
    await inCart(app, other, variantId, 2);
    expect((await order(app, other)).status).toBe(201);
    const answer = await app.call('POST /api/shop/my-orders', { token: buyer.token, body });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { errors: [{ path: '/lines/0', message: '1 of Summit mug are left' }] },
    ]);
  });

  test('by a way that is not offered, and by any before the organisation can write invoices', async () => {
    await oneMug();
    const answer = await order(app, buyer, { way: 'free' });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'shop.way_not_offered' }]);
    const stranger = await anAdmin(app);
    const { variants } = await aProduct(app, stranger);
    await inCart(app, stranger, variants[0]?.id ?? 0);
    expect((await checkout(stranger)).ways).toEqual([]);
    const early = await order(app, stranger);
    expect([early.status, early.body]).toMatchObject([409, { code: 'shop.takes_no_orders' }]);
  });

  test.each([
    [{ country: 'QQ' }, 'invoices.country_unknown'],
    [{ taxNumber: 'DE1' }, 'invoices.tax_number_wrong'],
  ])('for an address that cannot be: %o', async (wrong, code) => {
    await oneMug();
    const answer = await order(app, buyer, { address: { ...someAddress, ...wrong } });
    expect([answer.status, answer.body]).toMatchObject([422, { code }]);
  });

  test.each([
    ['a price', { price: 1 }],
    ['a sum', { gross: 1 }],
    ['a tax', { tax: 0 }],
    ['a discount', { discount: { kind: 'percent', value: 10_000 } }],
    ['a currency', { currency: 'VND' }],
    ['lines', { lines: [{ variantId: 1, quantity: -1 }] }],
    ['a state', { state: 'paid' }],
    ['a number', { number: 'F-1' }],
    ['a buyer', { personId: 1 }],
  ])('that says %s itself', async (_, smuggled) => {
    await oneMug();
    const body = { ...(await confirmed(app, buyer)), ...smuggled };
    const answer = await app.call('POST /api/shop/my-orders', { token: buyer.token, body });
    expect(answer.status).toBe(422);
    expect(await invoices()).toMatchObject({ total: 0 });
  });

  test.each([-1, 0, 0.5, 1e9, '1'])('of %s pieces: no cart has so many', async (quantity) => {
    const { variantId } = await oneMug();
    const params = { variantId };
    const key = 'PUT /api/shop/cart/variants/:variantId';
    const answer = await app.call(key, { token: buyer.token, params, body: { quantity } });
    expect(answer.status).toBe(422);
  });
});

describe('an order', () => {
  test('is the cart at the prices shown: stock, invoice and number are taken at once', async () => {
    const shirt = await aProduct(app, admin, { ...inSizes(), taxRate: 700 });
    const { product } = await oneMug();
    await inCart(app, buyer, shirt.variants[0]?.id ?? 0, 3);
    const { cart, ways, termDays } = await checkout();
    expect([ways.map(({ way }) => way), termDays]).toEqual([['transfer', 'on_site'], 14]);
    const placed = await order(app, buyer, { address: { ...someAddress, company: 'Nova' } });
    expect(placed.status).toBe(201);
    const made = placed.body as Order;
    expect(made).toMatchObject({
      state: 'placed',
      pieces: 5,
      currency: cart.currency,
      net: cart.net,
      tax: cart.tax,
      gross: cart.gross,
      invoice: { balance: cart.gross },
      paying: { transfer: { iban: 'DE89370400440532013000' } },
      deeds: ['cancel'],
    });
    expect(made.lines).toMatchObject([
      { name: 'Summit mug', quantity: 2, left: 2 },
      { values: ['M'], quantity: 3 },
    ]);
    expect([await soldOf(product.id), await soldOf(shirt.id)]).toEqual([[2], [3, 0]]);
    expect((await read<Cart>('GET /api/shop/cart', buyer)).lines).toEqual([]);
    const invoice = await read<Invoice>('GET /api/shop/my-orders/:orderId/invoice', buyer, {
      orderId: made.id,
    });
    expect(invoice).toMatchObject({
      number: made.number,
      gross: made.gross,
      client: { company: 'Nova', email: buyer.email },
      changes: [],
    });
  });

  test('for nothing is paid at once', async () => {
    await oneMug({ variants: [aVariant({ listPrice: 0 })] });
    expect((await checkout()).ways).toEqual([{ way: 'free', words: {} }]);
    const { body } = await order(app, buyer, { way: 'free' });
    expect(body).toMatchObject({ state: 'paid', gross: 0, invoice: { balance: 0 } });
    expect((body as Order).changes.map(({ state }) => state)).toEqual(['placed', 'paid']);
  });

  test('is one, from two windows at once and when it is sent again', async () => {
    const { product } = await oneMug();
    const body = await confirmed(app, buyer);
    const send = (key: string) =>
      app.call('POST /api/shop/my-orders', {
        token: buyer.token,
        body,
        headers: { 'idempotency-key': key },
      });
    const windows = await Promise.all([send('one-window-1234'), send('two-window-1234')]);
    expect(new Set(windows.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const key = windows[0]?.status === 201 ? 'one-window-1234' : 'two-window-1234';
    const again = await send(key);
    expect([again.status, await soldOf(product.id)]).toEqual([201, [2]]);
    expect((await read<OrderPage>('GET /api/shop/my-orders', buyer)).total).toBe(1);
    expect(await invoices()).toMatchObject({ total: 1 });
  });

  test('finds the client who bought with the same words, and keeps the address when asked', async () => {
    await oneMug();
    await order(app, buyer, { keepsAddress: true });
    await oneMug();
    await order(app, buyer, { keepsAddress: true });
    const { total } = await read<{ total: number }>('GET /api/invoices/clients', admin);
    expect(total).toBe(1);
    const { addresses } = await checkout();
    expect(addresses).toMatchObject([someAddress]);
    const params = { addressId: addresses[0]?.id ?? 0 };
    const other = await aColleague(app, admin);
    const forget = (who: Actor) =>
      app.call('DELETE /api/shop/addresses/:addressId', { token: who.token, params });
    expect((await forget(other)).status).toBe(404);
    expect((await forget(buyer)).status).toBe(200);
    expect((await checkout()).addresses).toEqual([]);
  });

  test('takes words as words, whatever they look like', async () => {
    const words = '<img src=x onerror=alert(1)>';
    await oneMug();
    const { body } = await order(app, buyer, { address: { ...someAddress, name: words } });
    expect((body as Order).address.name).toBe(words);
    const csv = await app.call('GET /api/shop/orders/export', { token: admin.token });
    expect(csv.text).toContain(words);
  });

  test('is its buyer’s: to anybody else it, and its invoice, are not there', async () => {
    const { id: orderId } = await anOrder(app, admin, buyer);
    const other = await aColleague(app, admin);
    const keys = [
      'GET /api/shop/my-orders/:orderId',
      'GET /api/shop/my-orders/:orderId/invoice',
      'GET /api/shop/my-orders/:orderId/invoice/pdf',
      'POST /api/shop/my-orders/:orderId/cancel',
    ] as const;
    const answers = keys.map((key) => app.call(key, { token: other.token, params: { orderId } }));
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(
      new Set([404]),
    );
    const mine = await app.http.inject({
      url: `/api/shop/my-orders/${orderId}/invoice/pdf`,
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect([mine.statusCode, mine.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const lists = [await read<OrderPage>('GET /api/shop/my-orders', other)];
    expect(lists).toMatchObject([{ total: 0 }]);
  });
});
