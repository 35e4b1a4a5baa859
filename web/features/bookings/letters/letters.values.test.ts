import { expect, test } from 'vitest';
import { filterFrom, filterOf, partOf, readyParts, searchOf } from './letters.values.ts';

test('each ready part is known again by its filter', () => {
  for (const part of readyParts) expect(partOf(filterOf(part, {}))).toBe(part);
  expect(partOf(filterOf('has 12', {}))).toBe('has 12');
  expect(partOf({ ticket: 12 })).toBe('custom');
  expect(filterOf('custom', { q: 'acme' })).toEqual({ q: 'acme' });
});

test('what the list was narrowed to is written to, and leads back there', () => {
  const search = { q: 'acme', state: 'pending', ticket: '12', sort: '-name', page: '3' };
  const filter = filterFrom(search);
  expect(filter).toEqual({ q: 'acme', state: 'pending', ticket: 12 });
  expect(searchOf(filter)).toEqual({ q: 'acme', state: 'pending', ticket: '12' });
  expect(partOf(filterFrom({ page: '2' }))).toBe('all');
});
