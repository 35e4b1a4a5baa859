import { expect, test } from 'vitest';
import { queryAt, readPaymentSearch } from './payments.places.ts';

test('search, filters, order and page are those of the address', () => {
  const days = { from: '2026-10-31', until: '2026-11-27' };
  const search = { q: 'Acme', state: 'failed', kind: 'refund', way: 'on_site', ...days };
  expect(queryAt({ ...search, sort: '-amount', page: '3', perPage: '50' })).toEqual({
    ...search,
    sort: '-amount',
    page: 3,
    perPage: 50,
  });
});

test('the usual list asks for the newest first', () => {
  expect(queryAt({ sort: '-newest' })).toEqual({ page: 1, perPage: 25 });
});

test('what the list does not know leaves the address', () => {
  expect(readPaymentSearch({ state: 'lost', way: 'barter', sort: 'colour', kind: 7 })).toEqual({});
});
