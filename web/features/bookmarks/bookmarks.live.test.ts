import type { Bookmarks } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import type { MarkChange } from './bookmarks.api.ts';
import { bookmarks } from './bookmarks.live.ts';
import { withChange, withMarks } from './bookmarks.marks.ts';
import { changeBy } from './use-bookmarks.ts';

const ids = [1, 2, 3, 4];
const pages = ids.map((id) => ({
  id,
  target: `page-${id}`,
  isBookmarked: false,
  title: `Page ${id}`,
  icon: 'Home',
  link: `/${id}`,
}));

const id = fc.constantFrom(...ids);
const deeds = fc.oneof(
  fc.record({ kind: fc.constant('mark' as const), id, isBookmarked: fc.boolean() }),
  fc.record({ kind: fc.constant('order' as const), ids: fc.uniqueArray(id) }),
);

test('marks are what a fresh reading gives, whatever crosses on its way', () =>
  expectReplay({
    begin: withMarks({ suggestions: pages, bookmarks: [] }, [1, 2]),
    deeds,
    act: (truth: Bookmarks, change: MarkChange) => {
      const after = withChange(truth, change);
      const told = { ids: after.bookmarks.map((page) => page.id) };
      return { truth: after, says: [['bookmarks.changed', told] as const] };
    },
    reads: [{ options: bookmarks.options(), answer: (truth) => truth }],
    own: (change: MarkChange, send) => ({ ...changeBy(change), send }),
  }));
