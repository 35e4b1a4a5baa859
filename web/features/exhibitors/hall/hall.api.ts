import type { MyHall } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';

const hallKey = ['exhibitors', 'hall'] as const;
export const hallKeyOf = (eventId: number) => [...hallKey, eventId] as const;
const part = (eventId: number, ...name: readonly (string | number)[]) =>
  [...hallKeyOf(eventId), ...name] as const;

export const boothsKeyOf = (eventId: number) => part(eventId, 'booth');

/** Staff come and go; nothing tells so, it is asked for at a walk. */
const askAgainMs = 30_000;

export const hallOptions = (eventId: number) =>
  queryOptions({
    queryKey: part(eventId, 'floor'),
    queryFn: ({ signal }) => call('GET /api/events/:eventId/hall', { params: { eventId }, signal }),
    staleTime: 5 * 60_000,
  });

export const myHallOptions = (eventId: number) =>
  queryOptions({
    queryKey: part(eventId, 'mine'),
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/hall/mine', { params: { eventId }, signal }),
  });

export const staffOnlineOptions = (eventId: number) =>
  queryOptions({
    queryKey: part(eventId, 'online'),
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/hall/online', { params: { eventId }, signal }),
    refetchInterval: askAgainMs,
    staleTime: askAgainMs,
  });

export const boothPageOptions = (eventId: number, exhibitorId: number) =>
  queryOptions({
    queryKey: [...boothsKeyOf(eventId), exhibitorId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/hall/:exhibitorId', {
        params: { eventId, exhibitorId },
        signal,
      }),
    staleTime: 60_000,
    retry: false,
  });

export const ownAsksOptions = (eventId: number, exhibitorId: number) =>
  queryOptions({
    queryKey: part(eventId, 'asks', exhibitorId),
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/hall/:exhibitorId/asks', {
        params: { eventId, exhibitorId },
        signal,
      }),
  });

export const sendSaved = (
  eventId: number,
  exhibitorId: number,
  isSaved: boolean,
): Promise<MyHall> => {
  const input = { params: { eventId, exhibitorId } };
  return isSaved
    ? call('PUT /api/events/:eventId/hall/:exhibitorId/saved', input)
    : call('DELETE /api/events/:eventId/hall/:exhibitorId/saved', input);
};

export const sendSeen = (eventId: number, ids: number[]) =>
  call('POST /api/events/:eventId/hall/seen', { params: { eventId }, body: { ids } });

export const sendBeat = (eventId: number, exhibitorId: number, isFirst: boolean) =>
  call('POST /api/events/:eventId/hall/:exhibitorId/visit', {
    params: { eventId, exhibitorId },
    body: { isFirst },
  });

export const fetchDocument = (eventId: number, exhibitorId: number, documentId: string) =>
  download('GET /api/events/:eventId/hall/:exhibitorId/documents/:documentId', {
    params: { eventId, exhibitorId, documentId },
  });
