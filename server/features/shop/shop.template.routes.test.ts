import type { Product, TemplateCart, TemplateProducts, TemplateWishlist } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aProduct, aVariant, inSizes } from '../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let reader: Actor;
let mug: Product;
let cap: Product;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  reader = await aColleague(app, admin);
  mug = await aProduct(app, admin, { variants: [aVariant({ listPrice: 33_999 })] });
  cap = await aProduct(app, admin, { name: 'Cap', brand: 'Mugler', hasFreeShipping: true });
  await aProduct(app, admin, { name: 'Hidden mug', state: 'hidden' });
});
afterAll(() => app.close());

type Key = Parameters<TestApp['call']>[0];
const call = (key: Key, input: object = {}, by = reader) =>
  app.call(key, { token: by.token, ...input });
const list = async (query: object = {}) =>
  (await call('GET /apps/ecommerce/products', { query })).body as TemplateProducts;
const namesIn = async (query: object) => (await list(query)).products.map(({ name }) => name);
const wish = (productId: unknown) => call('POST /apps/ecommerce/wishlist', { body: { productId } });
const put = (productId: unknown) => call('POST /apps/ecommerce/cart', { body: { productId } });
const cart = async () => ((await call('GET /apps/ecommerce/cart')).body as TemplateCart).products;
const wishes = async () =>
  ((await call('GET /apps/ecommerce/wishlist')).body as TemplateWishlist).products;
const from = (place: 'cart' | 'wishlist', { id: productId }: { id: number }) =>
  call(`DELETE /apps/ecommerce/${place}/:productId`, { params: { productId } });

describe('products', () => {
  test.each([
    [{}, ['Cap', 'Summit mug']],
    [{ q: '', sortBy: '' }, ['Cap', 'Summit mug']],
    [{ q: 'MUG' }, ['Summit mug']],
    [{ sortBy: 'featured' }, ['Cap', 'Summit mug']],
    [{ sortBy: 'price-asc' }, ['Cap', 'Summit mug']],
    [{ sortBy: 'price-desc' }, ['Summit mug', 'Cap']],
    [{ sortBy: 'anything' }, ['Cap', 'Summit mug']],
    [{ perPage: 1, page: 2 }, ['Summit mug']],
  ])('by %j', async (query, names) => {
    expect(await namesIn(query)).toEqual(names);
  });

  test('are nine a page in the shape of the spec', async () => {
    for (let count = 0; count < 9; count++) await aProduct(app, admin, { name: `Pin ${count}` });
    await wish(mug.id);
    await put(cap.id);
    const answer = await list();
    expect(answer.products).toHaveLength(9);
    expect(answer.total).toBe(11);
    expect(answer.userWishlist).toEqual([{ id: expect.any(Number), productId: mug.id }]);
    expect(answer.userCart).toEqual([{ id: expect.any(Number), productId: cap.id, qty: 1 }]);
    expect((await list({ q: 'summit' })).products).toEqual([
      {
        id: mug.id,
        name: 'Summit mug',
        slug: `summit-mug-${mug.id}`,
        description: '<p>Holds <strong>300 ml</strong>.</p>',
        brand: 'Horizon',
        price: 339.99,
        image: expect.stringContaining('/api/files/drawn?'),
        hasFreeShipping: false,
        rating: 0,
        isInWishlist: true,
        isInCart: false,
      },
    ]);
  });

  test('are opened by their number; what is hidden or gone is not there', async () => {
    const open = (productId: unknown) =>
      call('GET /apps/ecommerce/products/:productId', { params: { productId } });
    expect((await open(`${mug.id}`)).body).toMatchObject({
      product: {
        id: mug.id,
        colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
        isInWishlist: false,
        isInCart: false,
      },
    });
    expect((await open(999_999_999)).status).toBe(404);
  });
});

describe('the wishlist', () => {
  test('takes a number or a text, and shows products in the order they were wished for', async () => {
    expect((await wish(`${mug.id}`)).status).toBe(201);
    expect((await wish(cap.id)).status).toBe(201);
    expect((await wish(mug.id)).status).toBe(201);
    await put(cap.id);
    expect(await wishes()).toMatchObject([
      { id: mug.id, isInCart: false },
      { id: cap.id, isInCart: true },
    ]);
    expect((await from('wishlist', mug)).status).toBe(200);
    expect((await from('wishlist', mug)).status).toBe(200);
    expect((await wishes()).map(({ id }) => id)).toEqual([cap.id]);
  });

  test('takes nothing that is not there', async () => {
    for (const id of [999_999_999, '999999999']) expect((await wish(id)).status).toBe(404);
    for (const id of [-1, 0.5, 'x', null]) expect((await wish(id)).status).toBe(422);
  });
});

describe('the cart', () => {
  test('keeps what was drawn for a thing when it came in', async () => {
    await put(`${mug.id}`);
    const [line] = await cart();
    expect(line).toMatchObject({ id: mug.id, qty: 1, price: 339.99, isInWishlist: false });
    expect(line?.offers).toBeGreaterThanOrEqual(1);
    expect(line?.offers).toBeLessThanOrEqual(4);
    expect(line?.discountPercentage).toBeGreaterThanOrEqual(3);
    expect(line?.discountPercentage).toBeLessThanOrEqual(20);
    const ahead = (Date.parse(line?.shippingDate ?? '') - app.clock.now().getTime()) / 86_400_000;
    expect(ahead).toBeGreaterThan(0.9);
    expect(ahead).toBeLessThanOrEqual(8);
    await put(mug.id);
    const [again] = await cart();
    const { shippingDate: _then, ...before } = line ?? { shippingDate: '' };
    expect(again).toMatchObject(before);
  });

  test('takes the first variant that can be had, and gives back one a time', async () => {
    const { optionNames, variants } = inSizes();
    const sized = [{ ...variants[0], stock: 0 }, variants[1]] as typeof variants;
    const shirt = await aProduct(app, admin, { optionNames, variants: sized });
    await put(shirt.id);
    expect(await cart()).toMatchObject([{ id: shirt.id, price: 29 }]);
    expect((await from('cart', shirt)).status).toBe(200);
    expect((await from('cart', shirt)).status).toBe(200);
    expect(await cart()).toEqual([]);
  });

  test('refuses what is sold out or not there', async () => {
    const gone = await aProduct(app, admin, { variants: [aVariant({ stock: 0 })] });
    expect((await put(gone.id)).status).toBe(409);
    expect((await put(999_999_999)).status).toBe(404);
    expect(
      (await call('DELETE /apps/ecommerce/cart/:productId', { params: { productId: 999_999_999 } }))
        .status,
    ).toBe(200);
  });
});
