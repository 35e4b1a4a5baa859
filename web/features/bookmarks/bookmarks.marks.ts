import type { Bookmarks } from '@plenum/contract';
import type { MarkChange } from './bookmarks.api.ts';

/** The same pages with just these marked, in this order. */
export function withMarks({ suggestions }: Bookmarks, ids: readonly number[]): Bookmarks {
  const pages = suggestions.map((page) => ({ ...page, isBookmarked: ids.includes(page.id) }));
  return {
    suggestions: pages,
    bookmarks: ids.flatMap((id) => pages.filter((page) => page.id === id)),
  };
}

/** As the server does it: an order puts what is marked, and nothing else, where it is named. */
export function withChange(known: Bookmarks, change: MarkChange): Bookmarks {
  const marked = known.bookmarks.map(({ id }) => id);
  if (change.kind === 'order') {
    const named = change.ids.filter((id) => marked.includes(id));
    return withMarks(known, [...named, ...marked.filter((id) => !named.includes(id))]);
  }
  if (marked.includes(change.id) === change.isBookmarked) return known;
  const others = marked.filter((id) => id !== change.id);
  return withMarks(known, change.isBookmarked ? [...others, change.id] : others);
}
