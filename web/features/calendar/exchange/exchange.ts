import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';
import { newKey } from '../../../platform/new-key.ts';

export const mostFileBytes = 2_000_000;

/** Systems give such files many types: what it is shows in how it begins. */
export const readCalendarFile = async (file: File): Promise<Blob> =>
  new Blob([await file.arrayBuffer()], { type: 'text/calendar' });

export const lookAtFile = (body: Blob) => call('POST /api/calendar/imports', { query: {}, body });

export const bringIn = (body: Blob) =>
  call('POST /api/calendar/imports', { query: { apply: true }, body, idempotencyKey: newKey() });

export const takeBack = (importId: number) =>
  call('POST /api/calendar/imports/:importId/undo', {
    params: { importId },
    idempotencyKey: newKey(),
  });

export const saveEntryFile = (entryId: number) =>
  download('GET /api/calendar/entries/:entryId/entry.ics', { params: { entryId } });

export const feedOptions = () =>
  queryOptions({
    queryKey: ['calendar', 'feed'],
    queryFn: ({ signal }) => call('GET /api/calendar/feed', { signal }),
  });

/** The address is told this once. */
export const makeFeed = () => call('POST /api/calendar/feed');
export const endFeed = () => call('DELETE /api/calendar/feed');
