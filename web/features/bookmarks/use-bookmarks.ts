import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { NamedPage, PageMarks } from '../../platform/named-page.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { bookmarksOptions, type Change, sendChange } from './bookmarks.api.ts';
import { withChange } from './bookmarks.changes.ts';
import { changeKey, listenToBookmarks } from './bookmarks.live.ts';

export interface Bookmarked extends PageMarks {
  /** In the person's order, only pages that are there for them. */
  marked: readonly NamedPage[];
  /** Puts one of the marked pages where another one is. */
  move: (from: number, to: number) => void;
}

/** The person's bookmarks among the pages they can open. */
export function useBookmarks(pages: readonly NamedPage[]): Bookmarked {
  const client = useQueryClient();
  const known = useQuery(bookmarksOptions()).data;
  const send = useSend();
  useEffect(() => listenToBookmarks(client), [client]);

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

/** Shown at once; when it fails it is taken back, and said. */
function useSend() {
  const t = useTranslations('bookmarks');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { queryKey } = bookmarksOptions();
  const { mutate } = useMutation({
    mutationKey: changeKey,
    // One after the other: what a person did last is what the server keeps.
    scope: { id: 'bookmarks' },
    mutationFn: sendChange,
    onError: (problem) =>
      showToast({ text: t('notSaved', { reason: problemText(problem) }), isFailure: true }),
    onSettled: () => {
      if (client.isMutating({ mutationKey: changeKey }) > 1) return;
      void client.invalidateQueries({ queryKey });
    },
  });
  return (change: Change) => {
    // An older answer that is still on its way must not undo what is shown now.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (known) => known && withChange(known, change));
    mutate(change);
  };
}
