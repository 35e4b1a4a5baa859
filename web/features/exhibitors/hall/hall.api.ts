import type { MyHall } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';

export interface BoothPlace {
  eventId: number;
  exhibitorId: number;
}

export const readFloor = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/hall', { params: { eventId }, signal });

export const readMyHall = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/hall/mine', { params: { eventId }, signal });

export const readBoothPage = (params: BoothPlace, signal: AbortSignal) =>
  call('GET /api/events/:eventId/hall/:exhibitorId', { params, signal });

export const readOwnAsks = (params: BoothPlace, signal: AbortSignal) =>
  call('GET /api/events/:eventId/hall/:exhibitorId/asks', { params, signal });

/** Staff come and go; nothing tells so, it is asked for at a walk. */
const askAgainMs = 30_000;

export const staffOnlineOptions = (eventId: number) =>
  queryOptions({
    queryKey: ['exhibitors', 'staff-online', eventId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/hall/online', { params: { eventId }, signal }),
    refetchInterval: askAgainMs,
    staleTime: askAgainMs,
  });

export const sendSaved = (params: BoothPlace, isSaved: boolean): Promise<MyHall> =>
  isSaved
    ? call('PUT /api/events/:eventId/hall/:exhibitorId/saved', { params })
    : call('DELETE /api/events/:eventId/hall/:exhibitorId/saved', { params });

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
