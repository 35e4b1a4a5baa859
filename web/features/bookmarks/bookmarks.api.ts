import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';

export const bookmarksOptions = () =>
  queryOptions({
    queryKey: ['bookmarks'],
    queryFn: ({ signal }) => call('GET /api/bookmarks/data', { signal }),
    staleTime: 5 * 60_000,
  });

/** What a person does to their bookmarks. */
export type Change =
  | { kind: 'mark'; id: number; isBookmarked: boolean }
  | { kind: 'order'; ids: number[] };

export function sendChange(change: Change) {
  if (change.kind === 'order')
    return call('PUT /api/bookmarks/order', { body: { ids: change.ids } });
  const { id, isBookmarked } = change;
  return call('POST /api/bookmarks/update', { body: { id, isBookmarked } });
}
