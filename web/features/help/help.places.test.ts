import { expect, test } from 'vitest';
import { articlePlace, readHelpSearch } from './help.places.ts';

test('the address keeps what it can say, and nothing else', () => {
  const all = { q: 'badge', category: 'getting-started', page: '3', other: 'x' };
  expect(readHelpSearch(all)).toEqual({ q: 'badge', category: 'getting-started', page: '3' });
  expect(readHelpSearch({ q: ' ', category: '../x', page: '1' })).toEqual({});
});

test('an article is read inside, or beside an event', () => {
  const line = { slug: 'badge-7', category: { slug: 'tickets', title: {} } };
  expect(articlePlace(line)).toBe('/pages/knowledge-base/tickets/badge-7');
  expect(articlePlace(line, 'summit')).toBe('/e/summit/help/badge-7');
});
