import type { Product, ProductPage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../testing/invoices.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aProduct, aVariant, inSizes, someProduct } from '../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';
import { takeStock } from './index.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

type Key = Parameters<TestApp['call']>[0];
const call = (key: Key, input: object = {}, by = admin) =>
  app.call(key, { token: by.token, ...input });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const add = (other: object = {}) =>
  call('POST /api/shop/catalogue', { body: { ...someProduct, ...other } });
const about = ({ id }: { id: number }) => ({ params: { productId: id } });
const read = async (product: { id: number }) =>
  (await call('GET /api/shop/catalogue/:productId', about(product))).body as Product;
const change = (product: Product, update: object) =>
  call('PATCH /api/shop/catalogue/:productId', {
    ...about(product),
    body: { version: product.version, ...update },
  });
const list = async (query: object = {}) =>
  (await call('GET /api/shop/catalogue', { query })).body as ProductPage;
const namesIn = async (query: object) => (await list(query)).products.map(({ name }) => name);
const order = async ({ variants }: Product) => {
  const { organisationId } = admin.person;
  const lines = [{ variantId: variants[0]?.id ?? 0, quantity: 1 }];
  await app.work.transaction((tx) => takeStock(tx, organisationId, lines, app.clock.now()));
};

describe('a product', () => {
  test('has what it was given, and a price after its discount', async () => {
    const answer = await add({ ...inSizes(), discount: 1_250 });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Summit mug',
      slug: expect.stringMatching(/^summit-mug-\d+$/),
      currency: 'EUR',
      rating: null,
      wasOrdered: false,
      variants: [
        { values: ['M'], listPrice: 2_500, price: 2_187, stock: 3, sold: 0 },
        { values: ['L'], listPrice: 2_900, price: 2_537, stock: null, sold: 0 },
      ],
    });
    expect(await read(answer.body as Product)).toEqual(answer.body);
  });

  test.each([
    [{ price: 1 }, 'invalid'],
    [{ total: 1 }, 'invalid'],
    [{ organisationId: 1 }, 'invalid'],
    [{ name: ' ' }, 'invalid'],
    [{ discount: 9_001 }, 'invalid'],
    [{ variants: [] }, 'invalid'],
    [{ variants: [aVariant({ listPrice: -1 })] }, 'invalid'],
    [{ variants: [aVariant({ listPrice: 0.5 })] }, 'invalid'],
    [{ variants: [aVariant({ stock: -1 })] }, 'invalid'],
    [{ variants: [aVariant({ stock: 1e9 })] }, 'invalid'],
    [{ variants: [{ ...aVariant(), price: 1 }] }, 'invalid'],
    [{ variants: [aVariant(), aVariant()] }, 'shop.variant_double'],
    [{ optionNames: ['Size'] }, 'shop.option_missing'],
    [{ variants: [aVariant({ values: ['L'] })] }, 'shop.option_missing'],
  ])('with %j is refused', async (other, code) => {
    expect(codeOf(await add(other))).toBe(code);
    expect((await list()).total).toBe(0);
  });

  test('keeps no script of its description, and its name as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const description = '<p onclick="x()">Good<script>alert(1)</script></p>';
    const { body } = await add({ name, description });
    expect(body).toMatchObject({ name, description: '<p>Good</p>' });
  });

  test('is nobody’s but the organisation’s, and its organisers’', async () => {
    const product = await aProduct(app, admin);
    const client = await aColleague(app, admin);
    const stranger = await anAdmin(app, 'Someone Else');
    const asked = (by: Actor) => call('GET /api/shop/catalogue/:productId', about(product), by);
    expect((await asked(client)).status).toBe(403);
    expect((await asked(stranger)).status).toBe(404);
  });
});

describe('changing it', () => {
  test('changes what is given and nothing else', async () => {
    const product = await aProduct(app, admin, inSizes());
    const answer = await change(product, { name: 'Summit shirt', discount: 1_000 });
    expect(answer.body).toMatchObject({
      name: 'Summit shirt',
      version: product.version + 1,
      variants: [
        { ...product.variants[0], price: 2_250 },
        { ...product.variants[1], price: 2_610 },
      ],
    });
  });

  test('is refused for an older version', async () => {
    const product = await aProduct(app, admin);
    await change(product, { brand: 'Other' });
    expect(codeOf(await change(product, { brand: 'Third' }))).toBe('shop.changed_meanwhile');
    expect((await read(product)).brand).toBe('Other');
  });

  test('keeps what was sold when the stock grows', async () => {
    const product = await aProduct(app, admin, { variants: [aVariant({ stock: 5 })] });
    await order(product);
    const now = await read(product);
    const [variant] = now.variants;
    const { sold: _sold, price: _price, ...input } = variant ?? { sold: 0, price: 0 };
    const answer = await change(now, { variants: [{ ...input, stock: 9 }] });
    expect(answer.body).toMatchObject({ variants: [{ stock: 9, sold: 1 }] });
    expect((await list()).products).toMatchObject([{ left: 8, sold: 1 }]);
  });

  test('lets two variants change their numbers, and sells no more what is left out', async () => {
    const { optionNames, variants } = inSizes();
    const product = await aProduct(app, admin, { optionNames, variants });
    const [medium, large] = product.variants;
    const swapped = [
      { ...variants[1], id: large?.id, sku: medium?.sku },
      { ...variants[0], id: medium?.id, sku: large?.sku },
    ];
    const answer = await change(product, { variants: swapped });
    expect((answer.body as Product).variants.map(({ sku }) => sku)).toEqual([
      medium?.sku,
      large?.sku,
    ]);
    const less = await change(answer.body as Product, { variants: swapped.slice(0, 1) });
    expect((less.body as Product).variants.map(({ id }) => id)).toEqual([large?.id]);
  });

  test('refuses a number that another product has, however it is written', async () => {
    await aProduct(app, admin, { variants: [aVariant({ sku: 'MUG-1' })] });
    const answer = await add({ variants: [aVariant({ sku: 'mug-1' })] });
    expect(answer.body).toMatchObject({
      code: 'shop.sku_taken',
      errors: [{ path: '/variants/0/sku' }],
    });
  });

  test('refuses a variant of another product', async () => {
    const [one, two] = [await aProduct(app, admin), await aProduct(app, admin)];
    const variants = [{ ...aVariant(), id: two.variants[0]?.id }];
    expect(codeOf(await change(one, { variants }))).toBe('not_found');
  });
});

describe('removing it', () => {
  const remove = (product: Product) =>
    call('DELETE /api/shop/catalogue/:productId', about(product));

  test('takes it away with its stock', async () => {
    const product = await aProduct(app, admin);
    expect((await remove(product)).status).toBe(200);
    expect((await list()).total).toBe(0);
  });

  test('is refused once somebody ordered it; it can be archived', async () => {
    const product = await aProduct(app, admin);
    await order(product);
    expect(codeOf(await remove(product))).toBe('shop.was_ordered');
    expect((await change(product, { state: 'archived' })).body).toMatchObject({
      state: 'archived',
      wasOrdered: true,
    });
  });
});

describe('its pictures', () => {
  const draw = async (product: { id: number }, file: object = tinyPicture) =>
    call('POST /api/shop/catalogue/:productId/pictures', { ...about(product), file });
  const seen = async (address = '') => (await app.http.inject({ url: address })).statusCode;

  test('are drawn anew, put in order and taken away', async () => {
    const product = await aProduct(app, admin);
    await draw(product);
    const { pictures } = (await draw(product)).body as Product;
    expect(pictures).toHaveLength(2);
    expect(await seen(pictures[0])).toBe(200);

    const turned = (await change(await read(product), { pictures: pictures.toReversed() })).body;
    expect((turned as Product).pictures).toEqual(pictures.toReversed());
    const fewer = await change(turned as Product, { pictures: pictures.slice(1) });
    expect((fewer.body as Product).pictures).toEqual(pictures.slice(1));
    expect([await seen(pictures[0]), await seen(pictures[1])]).toEqual([404, 200]);
  });

  test('are eight at most, and nobody else’s', async () => {
    const [one, two] = [await aProduct(app, admin), await aProduct(app, admin)];
    for (let count = 0; count < 8; count++) await draw(one);
    expect(codeOf(await draw(one))).toBe('shop.too_many_pictures');
    const { pictures } = await read(one);
    expect(codeOf(await change(two, { pictures: pictures.slice(0, 1) }))).toBe('not_found');
  });

  test('are no text that calls itself a picture', async () => {
    const file = { type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)"/>') };
    expect(codeOf(await draw(await aProduct(app, admin), file))).toBe('files.not_a_picture');
  });
});

describe('the list', () => {
  beforeEach(async () => {
    const mug = { name: 'Mug', brand: 'Horizon', categories: ['Drinkware'] };
    await aProduct(app, admin, { ...mug, variants: [aVariant({ sku: 'CUP-7', listPrice: 900 })] });
    const shirt = { name: 'Shirt', brand: 'Nord', categories: ['Clothes', 'Gifts'] };
    await aProduct(app, admin, { ...shirt, ...inSizes() });
    const gone = { name: 'Badge', brand: 'nord', state: 'hidden' } as const;
    await aProduct(app, admin, { ...gone, variants: [aVariant({ stock: 0, listPrice: 100 })] });
  });

  test.each([
    [{}, ['Badge', 'Shirt', 'Mug']],
    [{ sort: 'name' }, ['Badge', 'Mug', 'Shirt']],
    [{ sort: '-price' }, ['Shirt', 'Mug', 'Badge']],
    [{ q: 'nord' }, ['Badge', 'Shirt']],
    [{ q: 'cup-7' }, ['Mug']],
    [{ q: '%' }, []],
    [{ brand: 'Nord' }, ['Badge', 'Shirt']],
    [{ category: 'Gifts' }, ['Shirt']],
    [{ state: 'hidden' }, ['Badge']],
    [{ stock: 'out' }, ['Badge']],
    [{ stock: 'in' }, ['Shirt', 'Mug']],
    [{ perPage: 2, page: 2 }, ['Mug']],
  ])('by %j', async (query, names) => {
    expect(await namesIn(query)).toEqual(names);
  });

  test('says what is left of all variants, where that is known', async () => {
    const { products } = await list({ sort: 'name' });
    expect(products).toMatchObject([
      { left: 0, isInStock: false },
      { left: 40, lowPrice: 900, highPrice: 900 },
      { left: null, isInStock: true, lowPrice: 2_500, highPrice: 2_900, variantCount: 2 },
    ]);
  });
});

test('a new product begins with the usual tax rate', async () => {
  await billing(app, admin, { taxRate: 2_300 });
  expect((await call('GET /api/shop/settings')).body).toEqual({ currency: 'EUR', taxRate: 2_300 });
});

describe('the currency', () => {
  const asked = async () => (await call('GET /api/shop/settings')).body;

  test('is that of the organisation until there is a product, and stays with it', async () => {
    expect(await asked()).toMatchObject({ currency: 'EUR' });
    await billing(app, admin, { currency: 'JPY' });
    expect(await asked()).toMatchObject({ currency: 'JPY' });
    const { id: productId } = await aProduct(app, admin);
    await billing(app, admin, { currency: 'USD' });
    expect(await asked()).toMatchObject({ currency: 'JPY' });
    await call('DELETE /api/shop/catalogue/:productId', { params: { productId } });
    expect(await asked()).toMatchObject({ currency: 'USD' });
    await aProduct(app, admin);
    expect(await asked()).toMatchObject({ currency: 'USD' });
  });
});
