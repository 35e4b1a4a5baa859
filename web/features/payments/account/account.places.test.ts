import { expect, test } from 'vitest';
import { readAccountSearch } from './account.places.ts';

test('days that there are stay, all else is left out', () => {
  const good = { from: '2026-01-01', until: '2026-12-31' };
  expect(readAccountSearch(good)).toEqual(good);
  expect(readAccountSearch({ from: '2026-02-30', until: 'soon', other: 1 })).toEqual({});
  expect(readAccountSearch({ from: ['2026-01-01'], until: '' })).toEqual({});
});
