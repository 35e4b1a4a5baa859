import { expect, test } from 'vitest';
import {
  changePeopleSearch,
  isFiltered,
  queryOf,
  readPeopleSearch,
  searchOf,
  textOf,
} from './profiles.places.ts';

test.each([
  [
    { q: 'ines', page: '2' },
    { q: 'ines', page: '2' },
  ],
  [{ q: '   ', page: '1' }, {}],
  [{ order: 'name' }, { order: 'name' }],
  [{ order: 'match' }, {}],
  [{ page: '0', person: 'x', tab: 'all', view: 'cards' }, {}],
  [
    { person: '7', tab: 'connections', view: 'list' },
    { person: '7', tab: 'connections', view: 'list' },
  ],
  [{ online: 'true', connected: '1' }, { connected: '1' }],
  [{ company: 'x'.repeat(201), other: 'thing' }, {}],
])('of %j an address keeps %j', (search, kept) => {
  expect(readPeopleSearch(search)).toEqual(kept);
});

test('another search begins at its first page, another drawer does not', () => {
  const search = { q: 'ines', page: '3' };
  expect(changePeopleSearch(search, { person: '7' })).toEqual({ ...search, person: '7' });
  expect(changePeopleSearch(search, { q: 'ada' })).toEqual({ q: 'ada' });
  expect(changePeopleSearch(search, { order: 'name' })).toEqual({ q: 'ines', order: 'name' });
  expect(changePeopleSearch(search, { page: '4' })).toEqual({ q: 'ines', page: '4' });
});

test('a kept search says who was looked for, and replaces whatever was looked for since', () => {
  const kept = textOf({ q: 'a & b', country: 'PT', page: '2', person: '7', view: 'list' });
  expect(kept).toBe('q=a+%26+b&country=PT');
  const now = { interest: 'tides', view: 'list', page: '2' };
  expect(changePeopleSearch(now, searchOf(kept))).toEqual({
    q: 'a & b',
    country: 'PT',
    view: 'list',
  });
});

test('the server is asked only what was said', () => {
  expect(queryOf({}, 24)).toEqual({ page: 1, perPage: 24 });
  expect(queryOf({ q: 'ines', online: '1', page: '2', tab: 'suggested' }, 24)).toEqual({
    q: 'ines',
    online: true,
    page: 2,
    perPage: 24,
  });
  expect(isFiltered({ page: '2', view: 'list' })).toBe(false);
  expect(isFiltered({ online: '1' })).toBe(true);
});
