import type { QueryClient } from '@tanstack/react-query';
import { learn } from '../../platform/loading/learn.ts';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { bookmarksOptions } from './bookmarks.api.ts';
import { withMarks } from './bookmarks.changes.ts';

export const changeKey = ['bookmarks', 'change'];

/** Keeps the marks as the person's other windows leave them; the answer stops it. */
export function listenToBookmarks(client: QueryClient): () => void {
  const { queryKey } = bookmarksOptions();
  const forgets = [
    onMessage('bookmarks.changed', ({ ids }) => {
      // It may tell of a change before the one on its way, which reads again when it has arrived.
      if (client.isMutating({ mutationKey: changeKey }) > 0) return;
      learn(client, queryKey, (known) => known && withMarks(known, ids));
    }),
    onReconnect(() => void client.invalidateQueries({ queryKey })),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
