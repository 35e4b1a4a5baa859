import { expect, test } from 'vitest';
import { filterOf, readLeadsSearch, rulesFor } from './dropcards.places.ts';

test('keeps what the leads know, and nothing else', () => {
  const search = { q: 'ada', rating: '3', tag: 'hot', assignee: '0', sort: '-score', lead: '12' };
  expect(readLeadsSearch({ ...search, scan: 'open', other: 'x' })).toEqual({
    ...search,
    scan: 'open',
  });
  expect(
    readLeadsSearch({ rating: '9', assignee: 'me', sort: 'score', lead: '-1', scan: '1', tag: '' }),
  ).toEqual({});
});

test('what the address names is a choice before the booth is read', () => {
  const { filters } = rulesFor({ tag: 'hot', assignee: '4' });
  expect(filters.tag).toEqual(['hot']);
  expect(filters.assignee).toEqual(['4']);
});

test('asks the server in its own words', () => {
  const filters = { rating: '4', tag: 'hot', assignee: '0' };
  expect(filterOf({ q: '', sort: '-rating', filters })).toEqual({
    rating: 4,
    tag: 'hot',
    assigneeId: 0,
    sort: '-rating',
  });
});
