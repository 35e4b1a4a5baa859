import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Change } from '../../platform/live/perform.ts';
import type { NamedPage, PageMarks } from '../../platform/named-page.ts';
import { newKey } from '../../platform/new-key.ts';
import { useChanges } from '../../ui/toast/use-changes.ts';
import { type MarkChange, sendChange } from './bookmarks.api.ts';
import { bookmarks } from './bookmarks.live.ts';
import { withChange } from './bookmarks.marks.ts';

export interface Bookmarked extends PageMarks {
  /** In the person's order, only pages that are there for them. */
  marked: readonly NamedPage[];
  /** Puts one of the marked pages where another one is. */
  move: (from: number, to: number) => void;
}

/** The person's bookmarks among the pages they can open. */
export function useBookmarks(pages: readonly NamedPage[]): Bookmarked {
  const t = useTranslations('bookmarks');
  const known = useQuery(bookmarks.options()).data;
  const { apply } = useChanges();
  const send = (change: MarkChange) =>
    void apply(changeBy(change), { failed: (reason) => t('notSaved', { reason }) });

  const itemOf = ({ path }: NamedPage) => known?.suggestions.find(({ link }) => link === path);
  const marked = (known?.bookmarks ?? []).flatMap(({ link }) =>
    pages.filter(({ path }) => path === link),
  );
  return {
    marked,
    canMark: (page) => itemOf(page) !== undefined,
    isMarked: (page) => itemOf(page)?.isBookmarked ?? false,
    mark: (page, isBookmarked) => {
      const id = itemOf(page)?.id;
      if (id !== undefined) send({ kind: 'mark', id, isBookmarked });
    },
    move: (from, to) => {
      const order = marked.flatMap((page) => itemOf(page)?.id ?? []);
      const [moved] = order.splice(from, 1);
      if (moved === undefined || from === to) return;
      send({ kind: 'order', ids: order.toSpliced(to, 0, moved) });
    },
  };
}

export const changeBy = (change: MarkChange): Change<unknown> => ({
  key: newKey(),
  shows: [bookmarks.changed((known) => withChange(known, change))],
  send: (key) => sendChange(change, key),
});
