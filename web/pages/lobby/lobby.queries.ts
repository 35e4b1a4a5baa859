import type { Announcement } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';

export const shownAnnouncements = liveAnswer<Announcement[], string>({
  key: ['events', 'shown-announcements'],
  read: (slug, signal) => call('GET /api/e/:slug/announcements', { params: { slug }, signal }),
  told: () => ({ 'events.announced': () => readAgain() }),
  staleTime: 60_000,
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
