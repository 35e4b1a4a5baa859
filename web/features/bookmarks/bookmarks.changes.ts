import type { Bookmarks } from '@plenum/contract';
import type { Change } from './bookmarks.api.ts';

/** The same pages with just these marked, in this order. */
export function withMarks({ suggestions }: Bookmarks, ids: readonly number[]): Bookmarks {
  const pages = suggestions.map((page) => ({ ...page, isBookmarked: ids.includes(page.id) }));
  return {
    suggestions: pages,
    bookmarks: ids.flatMap((id) => pages.filter((page) => page.id === id)),
  };
}

/** How it looks before the server has answered. */
export function withChange(known: Bookmarks, change: Change): Bookmarks {
  if (change.kind === 'order') return withMarks(known, change.ids);
  const others = known.bookmarks.map(({ id }) => id).filter((id) => id !== change.id);
  return withMarks(known, change.isBookmarked ? [...others, change.id] : others);
}
