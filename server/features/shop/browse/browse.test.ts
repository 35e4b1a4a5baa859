import type { ShopFacets, ShownDetail, ShownPage } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aProduct, aVariant, inSizes } from '../../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let client: Actor;
let mugId: number;
let badgeId: number;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  client = await aColleague(app, admin);
  const mug = { name: 'Mug', brand: 'Horizon', categories: ['Drinkware', 'Gifts'] };
  mugId = (
    await aProduct(app, admin, { ...mug, variants: [aVariant({ listPrice: 900, stock: 3 })] })
  ).id;
  const shirt = { name: 'Shirt', brand: 'Nord', categories: ['Clothes', 'Gifts'], discount: 1_000 };
  await aProduct(app, admin, { ...shirt, ...inSizes(), hasFreeShipping: true });
  const cap = { name: 'Cap', brand: 'NORD', categories: ['Clothes'] };
  await aProduct(app, admin, { ...cap, variants: [aVariant({ stock: 0, listPrice: 1_500 })] });
  badgeId = (await aProduct(app, admin, { name: 'Badge', state: 'hidden' })).id;
  await aProduct(app, admin, { name: 'Poster of last year', state: 'archived' });
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await app.call('GET /api/shop/products', { token: client.token, query: { ...query } }))
    .body as ShownPage;
const open = (productId: number, by = client) =>
  app.call('GET /api/shop/products/:productId', { token: by.token, params: { productId } });

describe('the shop', () => {
  test.each([
    [{}, ['Cap', 'Shirt', 'Mug']],
    [{ sort: 'price' }, ['Mug', 'Cap', 'Shirt']],
    [{ sort: '-price' }, ['Shirt', 'Cap', 'Mug']],
    [{ sort: 'name' }, ['Cap', 'Mug', 'Shirt']],
    [{ q: 'u' }, ['Mug']],
    [{ q: 'badge' }, []],
    [{ brand: 'nord' }, ['Cap', 'Shirt']],
    [{ category: 'Gifts' }, ['Shirt', 'Mug']],
    [{ from: 1_000, until: 2_000 }, ['Cap']],
    [{ stock: 'in' }, ['Shirt', 'Mug']],
    [{ shipping: 'free' }, ['Shirt']],
    [{ rating: 4 }, []],
    [{ page: 2, perPage: 2 }, ['Mug']],
  ])('by %j shows what is on sale', async (query, names) => {
    expect((await list(query)).products.map(({ name }) => name)).toEqual(names);
  });

  test('says what a product costs, and whether it can be had', async () => {
    const { products, currency } = await list();
    expect(currency).toBe('EUR');
    expect(products).toMatchObject([
      { isInStock: false, onlyVariantId: expect.any(Number), lowPrice: 1_500, discount: 0 },
      {
        onlyVariantId: null,
        lowPrice: 2_250,
        highPrice: 2_610,
        lowListPrice: 2_500,
        discount: 1_000,
      },
      { isInStock: true, lowPrice: 900, highPrice: 900, rating: null, ratings: 0 },
    ]);
  });

  test('tells what it can be filtered by', async () => {
    const { body } = await app.call('GET /api/shop/facets', { token: client.token });
    const facets: ShopFacets = {
      currency: 'EUR',
      categories: [
        { name: 'Clothes', count: 2 },
        { name: 'Gifts', count: 2 },
        { name: 'Drinkware', count: 1 },
      ],
      brands: [
        { name: 'NORD', count: 2 },
        { name: 'Horizon', count: 1 },
      ],
      lowest: 900,
      highest: 2_250,
    };
    expect(body).toEqual(facets);
  });
});

describe('a product', () => {
  test('shows few that are left, and not how many there are beyond', async () => {
    const mug = (await open(mugId)).body as ShownDetail;
    expect(mug.variants).toMatchObject([{ price: 900, left: 3 }]);
    expect(JSON.stringify(mug)).not.toMatch(/"(stock|sold|quotaId)"/);
    const [shirt] = (await list({ q: 'shirt' })).products;
    const { variants } = (await open(shirt?.id ?? 0)).body as ShownDetail;
    expect(variants.map(({ left }) => left)).toEqual([3, null]);
  });

  test('stands beside others like it', async () => {
    const { related } = (await open(mugId)).body as ShownDetail;
    expect(related.map(({ name }) => name)).toEqual(['Shirt']);
  });

  test('that is hidden, or another organisation’s, is not there, also for an organiser', async () => {
    const stranger = await anAdmin(app, 'Someone Else');
    expect((await open(badgeId)).status).toBe(404);
    expect((await open(badgeId, admin)).status).toBe(404);
    expect((await open(mugId, stranger)).status).toBe(404);
  });
});
