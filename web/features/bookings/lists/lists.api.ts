import type { EntryList, EntryListInput, EntryLists, EntryListUpdate } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { newKey } from '../../../platform/new-key.ts';

export const readLists = (eventId: number, signal?: AbortSignal): Promise<EntryLists> =>
  call('GET /api/events/:eventId/check-in-lists', {
    params: { eventId },
    ...(signal && { signal }),
  });

export const addList = (eventId: number, body: EntryListInput): Promise<EntryList> =>
  call('POST /api/events/:eventId/check-in-lists', {
    params: { eventId },
    body,
    idempotencyKey: newKey(),
  });

export const changeList = (listId: number, body: EntryListUpdate): Promise<EntryList> =>
  call('PUT /api/check-in-lists/:listId', { params: { listId }, body, idempotencyKey: newKey() });

export const removeList = (listId: number): Promise<unknown> =>
  call('DELETE /api/check-in-lists/:listId', { params: { listId }, idempotencyKey: newKey() });
