import type { Bookmarks } from '@plenum/contract';
import { expect, test } from 'vitest';
import { withChange, withMarks } from './bookmarks.marks.ts';

const known: Bookmarks = withMarks(
  {
    suggestions: [1, 5, 23].map((id) => ({
      id,
      target: `page-${id}`,
      isBookmarked: false,
      title: `Page ${id}`,
      icon: 'Home',
      link: `/${id}`,
    })),
    bookmarks: [],
  },
  [5],
);
const marked = ({ bookmarks, suggestions }: Bookmarks) => [
  bookmarks.map(({ id }) => id),
  suggestions.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id),
];

test('a mark comes last and goes again', () => {
  const more = withChange(known, { kind: 'mark', id: 1, isBookmarked: true });
  expect(marked(more)).toEqual([
    [5, 1],
    [1, 5],
  ]);
  expect(marked(withChange(more, { kind: 'mark', id: 5, isBookmarked: false }))).toEqual([
    [1],
    [1],
  ]);
});

test('an order is taken of what is marked; what it does not name comes last', () => {
  const three = withMarks(known, [1, 5, 23]);
  expect(marked(withChange(three, { kind: 'order', ids: [23, 99, 5] }))).toEqual([
    [23, 5, 1],
    [1, 5, 23],
  ]);
  expect(marked(withChange(known, { kind: 'order', ids: [23, 5] }))).toEqual([[5], [5]]);
});

test('marks of pages that are not known are left out', () => {
  expect(marked(withMarks(known, [99, 1]))).toEqual([[1], [1]]);
});
