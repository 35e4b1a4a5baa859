import { expect, test } from 'vitest';
import { readFiguresSearch } from './figures.places.ts';

test.each([
  [{ period: 'last-year' }, { period: 'last-year' }],
  [{ period: 'this-month' }, {}],
  [{ period: 'ever' }, {}],
  [{ period: 7 }, {}],
  [{}, {}],
])('of %j the address keeps %j', (search, kept) => {
  expect(readFiguresSearch(search)).toEqual(kept);
});
