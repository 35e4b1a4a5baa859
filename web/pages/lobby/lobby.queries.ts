import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';

export const shownAnnouncementsOptions = (slug: string) =>
  queryOptions({
    queryKey: ['events', 'shown-announcements', slug],
    queryFn: ({ signal }) => call('GET /api/e/:slug/announcements', { params: { slug }, signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

/** No message tells of these: they are read again while somebody looks. */
export const onlineOptions = (eventId: number) =>
  queryOptions({
    queryKey: ['events', 'online', eventId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/online', { params: { eventId }, signal }),
    staleTime: 0,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });
