import type { Product, Wishlist } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aProduct } from '../../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let reader: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  reader = await aColleague(app, admin);
});
afterAll(() => app.close());

const wish = ({ id: productId }: Product) =>
  app.call('PUT /api/shop/wishlist/:productId', { token: reader.token, params: { productId } });
const unwish = ({ id: productId }: Product) =>
  app.call('DELETE /api/shop/wishlist/:productId', { token: reader.token, params: { productId } });
const wishes = async (by = reader) =>
  ((await app.call('GET /api/shop/wishlist', { token: by.token })).body as Wishlist).products;
const namesOf = async () => (await wishes()).map(({ name }) => name);

test('holds what was wished for, the latest first, each once', async () => {
  const [mug, cap] = [await aProduct(app, admin), await aProduct(app, admin, { name: 'Cap' })];
  for (const product of [mug, cap, mug]) expect((await wish(product)).status).toBe(200);
  expect(await namesOf()).toEqual(['Cap', 'Summit mug']);
  expect(await wishes(admin)).toEqual([]);
  await unwish(cap);
  expect(await namesOf()).toEqual(['Summit mug']);
});

test('keeps what is not sold any more, and says so', async () => {
  const mug = await aProduct(app, admin);
  await wish(mug);
  await app.call('PATCH /api/shop/catalogue/:productId', {
    token: admin.token,
    params: { productId: mug.id },
    body: { version: mug.version, state: 'archived' },
  });
  expect(await wishes()).toMatchObject([{ name: 'Summit mug', isSold: false }]);
  expect((await unwish(mug)).status).toBe(200);
  expect((await wish(mug)).status).toBe(404);
  expect(await wishes()).toEqual([]);
});

test('has room for a hundred', async () => {
  for (let count = 0; count < 100; count++) await wish(await aProduct(app, admin));
  const answer = await wish(await aProduct(app, admin));
  expect((answer.body as { code?: string }).code).toBe('shop.wishlist_full');
  expect(await wishes()).toHaveLength(100);
});

test('is told to all windows of the person, and to nobody else', async () => {
  const told: unknown[] = [];
  const { tell } = app.work.hub;
  const mug = await aProduct(app, admin);
  app.work.hub.tell = (...message) => {
    told.push(message);
    tell(...message);
  };
  await wish(mug);
  await wish(mug);
  const { organisationId, id } = reader.person;
  expect(told).toEqual([['shop.wishlist_changed', {}, [`person:${organisationId}.${id}`]]]);
});
