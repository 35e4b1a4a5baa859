import type { RatingPage, ShownDetail } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { anOrder, aPaidOrder } from '../../../testing/orders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let buyer: Actor;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  buyer = await aColleague(app, admin);
});

const rate = ({ token }: Actor, productId: number, body: object) =>
  app.call('PUT /api/shop/products/:productId/rating', { token, params: { productId }, body });
const ratings = async ({ token }: Actor, productId: number) =>
  (
    await app.call('GET /api/shop/products/:productId/ratings', {
      token,
      params: { productId },
    })
  ).body as RatingPage;

test('who has not bought it, or not paid it yet, does not rate it', async () => {
  const { lines } = await anOrder(app, admin, buyer);
  const productId = lines[0]?.productId ?? 0;
  const other = await aColleague(app, admin);
  for (const who of [buyer, other]) {
    expect((await rate(who, productId, { stars: 5, words: '' })).body).toMatchObject({
      code: 'shop.not_bought',
    });
    expect(await ratings(who, productId)).toMatchObject({ canRate: false, mine: null, total: 0 });
  }
});

test('who paid it rates it once, and may think again', async () => {
  const { lines } = await aPaidOrder(app, admin, buyer);
  const productId = lines[0]?.productId ?? 0;
  expect((await rate(buyer, productId, { stars: 2, words: 'Leaks.' })).status).toBe(200);
  const again = await rate(buyer, productId, { stars: 4, words: ' Leaks <b>less</b>. ' });
  const words = 'Leaks <b>less</b>.';
  expect(again.body).toMatchObject({
    total: 1,
    mine: { stars: 4, words },
    ratings: [{ stars: 4, words }],
  });
  expect(Object.keys((await ratings(admin, productId)).ratings[0] ?? {}).toSorted()).toEqual([
    'at',
    'stars',
    'words',
  ]);
  const { body } = await app.call('GET /api/shop/products/:productId', {
    token: admin.token,
    params: { productId },
  });
  const { rating, ratings: many } = body as ShownDetail;
  expect([rating, many]).toEqual([4, 1]);
});

test.each([{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { stars: 5, personId: 1 }])(
  'stars are one to five, and one’s own: %o',
  async (wrong) => {
    const { lines } = await aPaidOrder(app, admin, buyer);
    const answer = await rate(buyer, lines[0]?.productId ?? 0, { words: '', ...wrong });
    expect(answer.status).toBe(422);
  },
);
