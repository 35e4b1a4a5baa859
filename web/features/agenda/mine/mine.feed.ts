import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

export const feedOptions = (eventId: number) =>
  queryOptions({
    queryKey: ['agenda', 'feed', eventId],
    queryFn: ({ signal }) => call('GET /api/events/:eventId/feed', { params: { eventId }, signal }),
  });

/** The address is told this once. */
export const makeFeed = (eventId: number) =>
  call('POST /api/events/:eventId/feed', { params: { eventId } });

export const endFeed = (eventId: number) =>
  call('DELETE /api/events/:eventId/feed', { params: { eventId } });

/** The same address, as calendar apps take it from a browser. */
export const inCalendarApp = (url: string): string => url.replace(/^https?:/, 'webcal:');
