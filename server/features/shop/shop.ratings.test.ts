import type { ShownDetail } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague, anAdmin } from '../../testing/builders.ts';
import { aProduct } from '../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepRating } from './index.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

test('a product has the mean of its stars, one vote a person, also of many at once', async () => {
  const admin = await anAdmin(app);
  const { id: productId } = await aProduct(app, admin);
  const { organisationId } = admin.person;
  const people = await Promise.all(Array.from({ length: 8 }, () => aColleague(app, admin)));
  const rate = (personId: number, stars: number) =>
    app.work.transaction((tx) => keepRating(tx, organisationId, { productId, personId, stars }));
  await Promise.all(people.map(({ person }, place) => rate(person.id, place < 4 ? 5 : 4)));
  await rate(people[7]?.person.id ?? 0, 1);
  const { body } = await app.call('GET /api/shop/products/:productId', {
    token: admin.token,
    params: { productId },
  });
  const { rating, ratings } = body as ShownDetail;
  expect([rating, ratings]).toEqual([4.1, 8]);
});
