import { expect, test } from 'vitest';
import { idInSlug } from '../../platform/id-in-slug.ts';
import { countShopFilters, readShopSearch, shownQueryOf } from './shop.places.ts';

const usual = { sort: 'featured', page: 1, perPage: 24 };

test.each([
  [{}, usual],
  [
    { q: 'mug', category: 'Gifts', from: '500', until: '0', rating: '4', view: 'list', page: '3' },
    { ...usual, q: 'mug', category: 'Gifts', from: 500, until: 0, rating: 4, page: 3 },
  ],
  [
    { stock: 'in', shipping: 'free', sort: '-price' },
    { ...usual, stock: 'in', shipping: 'free', sort: '-price' },
  ],
  [{ q: ' ', from: '-1', until: '0.5', rating: '9', stock: 'out', sort: 'x', page: '0' }, usual],
  [{ q: 7, brand: ['a'], page: '1' }, usual],
])('the address %o asks for %o', (search, query) => {
  expect(shownQueryOf(readShopSearch(search))).toEqual(query);
});

test('neither order nor page is a filter', () => {
  expect(countShopFilters(readShopSearch({ sort: 'name', page: '2', view: 'list' }))).toBe(0);
  expect(countShopFilters(readShopSearch({ q: 'a', stock: 'in' }))).toBe(2);
});

test.each([
  ['summit-mug-7', 7],
  ['7', 7],
  ['mug-300-ml-12', 12],
  ['mug', null],
  ['mug-', null],
  ['mug-0', null],
  ['mug7', null],
])('%s leads to %s', (slug, id) => {
  expect(idInSlug(slug)).toBe(id);
});
