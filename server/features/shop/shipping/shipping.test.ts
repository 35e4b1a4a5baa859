import type { Cart, Checkout, Invoice, Order, Shipping, ShippingRate } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordPayment } from '../../payments/index.ts';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { confirmed, inCart, order, someAddress, till } from '../../../testing/orders.ts';
import { aProduct, aVariant } from '../../../testing/shop.ts';
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

const home: ShippingRate = {
  name: 'Parcel within Germany',
  countries: ['DE'],
  price: 490,
  taxRate: 1_900,
  freeFrom: 5_000,
};
const abroad: ShippingRate = { ...home, name: 'Parcel abroad', countries: ['FR'], price: 1_190 };

const set = (rates: unknown[], who = admin) =>
  app.call('PUT /api/shop/shipping', { token: who.token, body: { rates } });
const read = async <T>(key: Parameters<TestApp['call']>[0], who: Actor, params = {}) =>
  (await app.call(key, { token: who.token, params })).body as T;

async function wants(quantity = 1, other: Parameters<typeof aProduct>[2] = {}) {
  const { variants } = await aProduct(app, admin, other);
  await inCart(app, buyer, variants[0]?.id ?? 0, quantity);
}
const ordered = async (other: Parameters<typeof order>[2] = {}) =>
  (await order(app, buyer, other)).body as Order;

describe('the rates', () => {
  test('are set by organisers, read again, and told in the audit', async () => {
    expect((await set([home], buyer)).status).toBe(403);
    expect((await set([home, abroad])).status).toBe(200);
    const { rates } = await read<Shipping>('GET /api/shop/shipping', admin);
    expect(rates).toEqual([home, abroad]);
  });

  test.each([
    ['one country twice', [home, { ...abroad, countries: ['DE'] }], 'shop.shipping_double'],
    [
      'all others twice',
      [home, abroad].map((one) => ({ ...one, countries: [] })),
      'shop.shipping_double',
    ],
    ['no country', [{ ...home, countries: ['QQ'] }], 'invoices.country_unknown'],
    ['a price below nothing', [{ ...home, price: -1 }], 'invalid'],
    ['half a cent', [{ ...home, price: 0.5 }], 'invalid'],
    ['no name', [{ ...home, name: ' ' }], 'invalid'],
    ['a tax of more than all', [{ ...home, taxRate: 10_001 }], 'invalid'],
    ['words nobody asked for', [{ ...home, currency: 'VND' }], 'invalid'],
  ])('are refused with %s', async (_, rates, code) => {
    const answer = await set(rates);
    expect([answer.status, answer.body]).toMatchObject([422, { code }]);
  });

  test('in another currency mean nothing', async () => {
    await set([home]);
    const billing = await read<{ version: number }>('GET /api/invoices/settings', admin);
    const body = { version: billing.version, currency: 'JPY' };
    await app.call('PATCH /api/invoices/settings', { token: admin.token, body });
    expect(await read<Shipping>('GET /api/shop/shipping', admin)).toMatchObject({
      currency: 'JPY',
      rates: [],
    });
  });
});

describe('before anything is ordered', () => {
  test('the cart says from where to where it goes, the checkout what it comes to', async () => {
    await set([home, abroad]);
    await wants(2);
    const cart = await read<Cart>('GET /api/shop/cart', buyer);
    expect([cart.gross, cart.shipping]).toEqual([2_580, { low: 490, high: 1_190 }]);
    const { deliveries } = await read<Checkout>('GET /api/shop/checkout', buyer);
    expect(deliveries).toMatchObject([
      { countries: ['DE'], shipping: 490, gross: 3_070 },
      { countries: ['FR'], shipping: 1_190, gross: 3_770 },
    ]);
  });

  test('what it costs now is what was shown: another price is refused', async () => {
    await set([home]);
    await wants();
    const body = await confirmed(app, buyer);
    await set([{ ...home, price: 4_900 }]);
    const answer = await app.call('POST /api/shop/my-orders', { token: buyer.token, body });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'shop.cart_changed' }]);
  });

  test('what goes nowhere is not ordered, what is not sent goes everywhere', async () => {
    await set([home]);
    await wants();
    const far = { address: { ...someAddress, country: 'NZ' } };
    const answer = await order(app, buyer, far);
    const errors = [{ path: '/address/country' }];
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'shop.not_shipped_there', errors },
    ]);
    const other = await aColleague(app, admin);
    const { variants } = await aProduct(app, admin, { needsShipping: false });
    await inCart(app, other, variants[0]?.id ?? 0);
    expect((await order(app, other, far)).status).toBe(201);
  });

  test.each([{ shipping: 0 }, { deliveries: [] }, { shipping: { gross: -490 } }])(
    'a body that says %o is refused',
    async (forged) => {
      await set([home]);
      await wants();
      const body = { ...(await confirmed(app, buyer)), ...forged };
      const answer = await app.call('POST /api/shop/my-orders', { token: buyer.token, body });
      expect(answer.status).toBe(422);
    },
  );

  test('what costs nothing but its way is no free order', async () => {
    await set([home]);
    await wants(1, { variants: [aVariant({ listPrice: 0 })] });
    const free = await order(app, buyer, { way: 'free' });
    expect([free.status, free.body]).toMatchObject([409, { code: 'shop.way_not_offered' }]);
    expect((await ordered()).gross).toBe(490);
  });
});

describe('an order', () => {
  test('has it as a line of its own on its invoice, with its tax', async () => {
    await set([{ ...home, taxRate: 700 }]);
    await wants(2);
    const made = await ordered();
    const shipping = { name: home.name, taxRate: 700, net: 458, tax: 32, gross: 490 };
    expect([made.gross, made.shipping]).toEqual([3_070, { ...shipping, place: 1, left: 1 }]);
    const invoice = await read<Invoice>('GET /api/shop/my-orders/:orderId/invoice', buyer, {
      orderId: made.id,
    });
    expect(invoice.lines.at(-1)).toMatchObject({ description: home.name, gross: 490 });
    expect(invoice.taxes).toMatchObject([
      { rate: 1_900, gross: 2_580 },
      { rate: 700, net: 458, tax: 32, gross: 490 },
    ]);
    expect(made.net + made.tax).toBe(made.gross);
  });

  test('pays none from a sum on, and none for what ships free, which the spec’s shape says', async () => {
    await set([home]);
    await wants(1, { variants: [aVariant({ listPrice: 5_000 })] });
    expect(await ordered()).toMatchObject({ gross: 5_000, shipping: null });
    const free = await aProduct(app, admin, { hasFreeShipping: true });
    await inCart(app, buyer, free.variants[0]?.id ?? 0);
    const { product } = await read<{ product: object }>('GET /apps/ecommerce/products/:id', buyer, {
      id: free.id,
    });
    expect(product).toMatchObject({ hasFreeShipping: true });
    expect(await ordered()).toMatchObject({ gross: 1_290, shipping: null });
  });

  test('gives it back when all is taken back, and keeps it when only goods are', async () => {
    await set([home]);
    await wants(2);
    const { id, gross, number, invoice } = await ordered();
    const paid = { way: 'transfer', state: 'paid', paidOn: null, reference: number } as const;
    await recordPayment(app.work, admin.person, { ...paid, invoiceId: invoice.id, amount: gross });
    const back = async (lines: object[] | null) => {
      const body = { why: 'Broken', isBackInStock: true, lines };
      const params = { orderId: id };
      const key = 'POST /api/shop/orders/:orderId/refunds';
      return (await app.call(key, { token: admin.token, params, body })).body as Order;
    };
    expect(await back([{ place: 0, quantity: 2 }])).toMatchObject({
      state: 'paid',
      shipping: { left: 1 },
      invoice: { credited: 2_580 },
    });
    expect(await back([{ place: 1, quantity: 1 }])).toMatchObject({
      state: 'cancelled',
      shipping: { left: 0 },
      invoice: { credited: 3_070 },
    });
    expect(await back([{ place: 1, quantity: 1 }])).toMatchObject({ status: 409 });
  });

  test('has it in the file as a line after its goods', async () => {
    await set([home]);
    await wants(2);
    const { number } = await ordered();
    const { text } = await app.call('GET /api/shop/orders/export', { token: admin.token });
    const [, goods, shipping] = text.split('\r\n');
    expect(goods).toContain(`${number},placed`);
    expect(shipping).toContain(',2,Parcel within Germany,,,1,4.90,19%,4.12,0.78,4.90,30.70,EUR');
  });
});
