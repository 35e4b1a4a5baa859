import { expect, test } from 'vitest';
import { readAnalyticsSearch } from './analytics.places.ts';

test.each([
  [{ period: 'last-year' }, { period: 'last-year' }],
  [{ period: 'last-28-days' }, {}],
  [{ period: 'ever' }, {}],
  [{ period: 7 }, {}],
  [
    { with: 7, day: '2026-10-25' },
    { with: '7', day: '2026-10-25' },
  ],
  [{ table: 'visits' }, { table: 'visits' }],
  [{ table: 'people' }, {}],
  [
    { of: 'country', name: 'PT' },
    { of: 'country', name: 'PT' },
  ],
  [{ of: 'country', name: 'Portugal' }, { of: 'country' }],
  [{ of: 'source', name: '<b>' }, { of: 'source' }],
  [{ of: 'visitor', name: 'x' }, {}],
  [{ name: 'PT' }, {}],
  [{ with: 'x', day: 'today' }, {}],
  [{}, {}],
])('of %j the address keeps %j', (search, kept) => {
  expect(readAnalyticsSearch(search)).toEqual(kept);
});
