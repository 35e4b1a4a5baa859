import { expect, test } from 'vitest';
import { readAnalyticsSearch } from './analytics.places.ts';

test.each([
  [{ period: 'last-year' }, { period: 'last-year' }],
  [{ period: 'last-28-days' }, {}],
  [{ period: 'ever' }, {}],
  [{ period: 7 }, {}],
  [{}, {}],
])('of %j the address keeps %j', (search, kept) => {
  expect(readAnalyticsSearch(search)).toEqual(kept);
});
