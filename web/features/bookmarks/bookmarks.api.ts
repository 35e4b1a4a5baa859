import { call } from '../../platform/api-client.ts';

export const readBookmarks = (signal: AbortSignal) => call('GET /api/bookmarks/data', { signal });

/** What a person does to their bookmarks. */
export type MarkChange =
  | { kind: 'mark'; id: number; isBookmarked: boolean }
  | { kind: 'order'; ids: number[] };

export function sendChange(change: MarkChange, idempotencyKey: string) {
  if (change.kind === 'order')
    return call('PUT /api/bookmarks/order', { body: { ids: change.ids } });
  const { id, isBookmarked } = change;
  return call('POST /api/bookmarks/update', { body: { id, isBookmarked }, idempotencyKey });
}
