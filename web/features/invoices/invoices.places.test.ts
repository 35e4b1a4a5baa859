import { expect, test } from 'vitest';
import { queryAt, readInvoiceSearch } from './invoices.places.ts';

const today = '2026-11-25';

test('the usual list asks for the newest first', () => {
  expect(queryAt({}, today)).toEqual({ page: 1, perPage: 25 });
  expect(queryAt({ sort: '-newest' }, today)).toEqual({ page: 1, perPage: 25 });
});

test('search, filters, period, order and page are those of the address', () => {
  const search = { q: 'Acme', state: 'past_due', kind: 'invoice', period: 'last-month' };
  expect(queryAt({ ...search, sort: '-balance', page: '3', perPage: '50' }, today)).toEqual({
    q: 'Acme',
    state: 'past_due',
    kind: 'invoice',
    from: '2026-10-01',
    until: '2026-10-31',
    sort: '-balance',
    page: 3,
    perPage: 50,
  });
});

test('what the list does not know leaves the address', () => {
  expect(readInvoiceSearch({ state: 'lost', period: 'ever', sort: 'colour', kind: 7 })).toEqual({});
});
