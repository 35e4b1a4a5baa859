import type { Cart, Product, SignedIn } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { aColleague, type Actor, anAdmin, aPersonWithPassword } from '../../../testing/builders.ts';
import { aProduct, aVariant, inSizes, someProduct } from '../../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { takeStock } from '../index.ts';
import { cartView } from './cart.view.ts';

let app: TestApp;
let admin: Actor;
let buyer: Actor;
let mug: Product;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  buyer = await aColleague(app, admin);
  mug = await aProduct(app, admin, { variants: [aVariant({ listPrice: 1_190, stock: 5 })] });
});
afterAll(() => app.close());

type Key = Parameters<TestApp['call']>[0];
const call = (key: Key, input: object = {}, by = buyer) =>
  app.call(key, { token: by.token, ...input });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const variantOf = ({ variants }: Product, place = 0) => variants[place]?.id ?? 0;
const put = (variantId: number, quantity: unknown, by = buyer) =>
  call('PUT /api/shop/cart/variants/:variantId', { params: { variantId }, body: { quantity } }, by);
const add = (variantId: number, quantity = 1) =>
  call('POST /api/shop/cart/variants/:variantId', { params: { variantId }, body: { quantity } });
const remove = (variantId: number) =>
  call('DELETE /api/shop/cart/variants/:variantId', { params: { variantId } });
const cart = async (by = buyer) => (await call('GET /api/shop/cart', {}, by)).body as Cart;
const edit = async (product: Product, update: object) => {
  const params = { productId: product.id };
  const { body } = await call('GET /api/shop/catalogue/:productId', { params }, admin);
  const { version } = body as Product;
  const answer = await call(
    'PATCH /api/shop/catalogue/:productId',
    { params, body: { version, ...update } },
    admin,
  );
  expect(answer.status).toBe(200);
};

describe('a quantity', () => {
  test.each([-1, 0, 0.5, 1_000, 1e9, '2', null])('of %j is refused', async (quantity) => {
    expect(codeOf(await put(variantOf(mug), quantity))).toBe('invalid');
    expect((await cart()).lines).toEqual([]);
  });

  test.each(['price', 'discount', 'total', 'seenPrice', 'personId'])(
    'beside a %s is refused',
    async (name) => {
      const params = { variantId: variantOf(mug) };
      const body = { quantity: 1, [name]: 1 };
      const answer = await call('PUT /api/shop/cart/variants/:variantId', { params, body });
      expect(codeOf(answer)).toBe('invalid');
    },
  );

  test('is no more than there is', async () => {
    expect(codeOf(await put(variantOf(mug), 6))).toBe('shop.too_few');
    expect((await put(variantOf(mug), 5)).status).toBe(200);
    expect(codeOf(await add(variantOf(mug)))).toBe('shop.too_few');
  });
});

describe('the cart', () => {
  test('adds up what is in it, with the tax in it', async () => {
    const shirt = await aProduct(app, admin, { name: 'Shirt', ...inSizes(), taxRate: 700 });
    await add(variantOf(mug), 2);
    await add(variantOf(mug));
    const { body } = await put(variantOf(shirt, 1), 2);
    expect(body).toMatchObject({
      count: 5,
      currency: 'EUR',
      lines: [
        { name: 'Summit mug', quantity: 3, price: 1_190, sum: 3_570, left: null, isSold: true },
        { name: 'Shirt', optionNames: ['Size'], values: ['L'], quantity: 2, sum: 5_800 },
      ],
      gross: 9_370,
      tax: 570 + 379,
      net: 9_370 - 570 - 379,
      isReady: true,
    });
    expect(await cart()).toEqual(body);
  });

  test('reserves nothing, and says what became scarce, dearer or was taken away', async () => {
    const cap = await aProduct(app, admin, { name: 'Cap' });
    await put(variantOf(mug), 5);
    await put(variantOf(cap), 1);
    const { organisationId } = admin.person;
    const lines = [{ variantId: variantOf(mug), quantity: 2 }];
    await app.work.transaction((tx) => takeStock(tx, organisationId, lines, app.clock.now()));
    await edit(cap, { discount: 5_000 });
    expect(await cart()).toMatchObject({
      lines: [
        { name: 'Summit mug', quantity: 5, left: 3 },
        { name: 'Cap', price: 645, priceBefore: 1_290 },
      ],
      gross: 645,
      isReady: false,
    });
    const { body: seen } = await call('POST /api/shop/cart/seen');
    expect((seen as Cart).lines[1]).toMatchObject({ price: 645, priceBefore: null });
    await edit(cap, { state: 'archived' });
    expect(await cart()).toMatchObject({
      lines: [{ isSold: true }, { name: 'Cap', isSold: false }],
      count: 6,
      gross: 0,
    });
  });

  test('keeps a variant that is left out, as one that cannot be had', async () => {
    const shirt = await aProduct(app, admin, inSizes());
    await put(variantOf(shirt, 0), 1);
    const { price: _price, sold: _sold, ...large } = shirt.variants[1] ?? { price: 0, sold: 0 };
    await edit(shirt, { variants: [large] });
    expect((await cart()).lines).toMatchObject([{ values: ['M'], isSold: false }]);
    expect(codeOf(await put(variantOf(shirt, 0), 2))).toBe('not_found');
    expect((await remove(variantOf(shirt, 0))).body).toMatchObject({ lines: [] });
  });

  test('loses what is removed from the shop', async () => {
    await put(variantOf(mug), 1);
    const params = { productId: mug.id };
    await call('DELETE /api/shop/catalogue/:productId', { params }, admin);
    expect(await cart()).toMatchObject({ lines: [], count: 0, gross: 0, isReady: false });
  });

  test('is one’s own, and of one’s own organisation', async () => {
    const stranger = await anAdmin(app, 'Someone Else');
    const foreign = await aProduct(app, stranger);
    const hidden = await aProduct(app, admin, { state: 'hidden' });
    await put(variantOf(mug), 1);
    expect((await cart(admin)).lines).toEqual([]);
    expect(codeOf(await put(variantOf(foreign), 1))).toBe('not_found');
    expect(codeOf(await put(variantOf(hidden), 1))).toBe('not_found');
    expect(codeOf(await remove(variantOf(foreign)))).toBe('not_found');
  });

  test('holds a hundred things, also when the last ones come at once', async () => {
    const values = (place: number) => [`${place}`];
    const variants = (from: number, many: number) =>
      Array.from({ length: many }, (_, place) => aVariant({ values: values(from + place) }));
    const optionNames = ['Number'];
    const first = await aProduct(app, admin, { optionNames, variants: variants(0, 98) });
    const more = await aProduct(app, admin, { optionNames, variants: variants(98, 4) });
    for (const { id } of first.variants) await put(id, 1);
    const outcomes = await Promise.all(more.variants.map(({ id }) => put(id, 1)));
    expect(outcomes.map(codeOf).filter(Boolean)).toEqual(['shop.cart_full', 'shop.cart_full']);
    expect((await cart()).lines).toHaveLength(100);
  });
});

test('whatever is in it, its parts are its whole', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 999 }),
    price: fc.integer({ min: 0, max: 10_000_000_000 }),
    taxRate: fc.integer({ min: 0, max: 10_000 }),
    left: fc.option(fc.integer({ min: 0, max: 999 })),
    isSold: fc.boolean(),
  });
  const rest = {
    variantId: 1,
    productId: 1,
    name: '',
    brand: '',
    picture: null,
    optionNames: [],
    values: [],
    sku: '',
    listPrice: 0,
    seenPrice: 0,
    hasFreeShipping: false,
    needsShipping: true,
  };
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), (drawn) => {
      const rows = drawn.map((one, id) => ({ ...rest, ...one, id }));
      const { lines, net, tax, gross, isReady } = cartView(rows, { currency: 'EUR', rates: [] });
      const buyable = lines.filter(({ isSold, left }) => isSold && left === null);
      expect(buyable.reduce((sum, { sum: one }) => sum + one, 0)).toBe(gross);
      expect(net + tax).toBe(gross);
      expect(isReady && buyable.length < lines.length).toBe(false);
    }),
  );
});

test('whoever signs in hears how many different things are in it', async () => {
  const reader = await aPersonWithPassword(app);
  const signIn = async () =>
    (await app.call('POST /jwt/login', { token: null, body: reader })).body as SignedIn;
  const { accessToken: token, userData } = await signIn();
  const made = await app.call('POST /api/shop/catalogue', { token, body: someProduct });
  const params = { variantId: variantOf(made.body as Product) };
  await app.call('PUT /api/shop/cart/variants/:variantId', {
    token,
    params,
    body: { quantity: 3 },
  });
  const again = await signIn();
  expect([userData.extras, again.userData.extras]).toEqual([
    { eCommerceCartItemsCount: 0 },
    { eCommerceCartItemsCount: 1 },
  ]);
});
