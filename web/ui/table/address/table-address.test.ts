import { expect, test } from 'vitest';
import { changeTableSearch, readTableSearch, tablePlaceOf } from './table-address.ts';

const rules = { sorts: ['name', 'joined'], filters: { role: ['admin', 'client'] } } as const;

test('an address says only what the table knows and what is not usual', () => {
  const said = { q: 'ada', sort: '-joined', page: '3', perPage: '50', role: 'admin' };
  expect(readTableSearch(rules, { ...said, task: 'new' })).toEqual(said);
  expect(readTableSearch(rules, { sort: 'name', page: '1', perPage: '25' })).toEqual({});
});

test.each([
  { q: ' ' },
  { q: 'x'.repeat(201) },
  { sort: 'password' },
  { sort: '--joined' },
  { page: '0' },
  { page: '-1' },
  { page: '1e9' },
  { perPage: '100000' },
  { role: 'owner' },
  { role: 7 },
])('%j is no place of the table', (search) => {
  expect(readTableSearch(rules, search)).toEqual({});
});

test('the usual order can be turned around', () => {
  expect(tablePlaceOf(rules, readTableSearch(rules, { sort: '-name' })).sort).toBe('-name');
});

test('another search, order or filter begins at the first page; a page keeps them', () => {
  const search = { q: 'ada', page: '4' };
  expect(changeTableSearch(rules, search, { role: 'client' })).toEqual({
    q: 'ada',
    role: 'client',
  });
  expect(changeTableSearch(rules, search, { q: undefined })).toEqual({});
  expect(changeTableSearch(rules, search, { page: '5' })).toEqual({ q: 'ada', page: '5' });
});

test('an empty address is the first page of everything', () => {
  expect(tablePlaceOf(rules, {})).toEqual({
    q: '',
    sort: 'name',
    page: 1,
    perPage: 25,
    filters: {},
    isFiltered: false,
  });
  expect(tablePlaceOf(rules, { role: 'admin' })).toMatchObject({
    filters: { role: 'admin' },
    isFiltered: true,
  });
});

test('a filter by the id of something takes any number, and nothing else', () => {
  const byId = { ...rules, ids: ['ticket'] } as const;
  const kept = readTableSearch(byId, { ticket: '17', role: 'admin' });
  expect(tablePlaceOf(byId, kept).filters).toEqual({ ticket: '17', role: 'admin' });
  for (const ticket of ['0', '-1', '1e3', 'all', 17]) {
    expect(readTableSearch(byId, { ticket })).toEqual({});
  }
});

test('what is written is kept where it is written as it should be', () => {
  const worded = { ...rules, words: { from: /^\d{4}-\d{2}-\d{2}$/ } };
  expect(readTableSearch(worded, { from: '2026-11-26' })).toEqual({ from: '2026-11-26' });
  expect(readTableSearch(worded, { from: '2026-11-26x' })).toEqual({});
  const told = tablePlaceOf(worded, readTableSearch(worded, { from: '2026-11-26' }));
  expect(told).toMatchObject({ filters: { from: '2026-11-26' }, isFiltered: true });
});
