import type { Announcement, EventModule, MyEvent } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { justReadMs } from '../../platform/loading/read-ahead.ts';

export const shownAnnouncements = liveAnswer<Announcement[], string>({
  key: ['events', 'shown-announcements'],
  read: (slug, signal) => call('GET /api/e/:slug/announcements', { params: { slug }, signal }),
  told: () => ({ 'events.announced': () => readAgain() }),
  staleTime: 60_000,
});

/** A draft shows nothing to anybody, and an event may do without a part. */
export const shows = ({ state, modules }: MyEvent, part: EventModule): boolean =>
  state !== 'draft' && modules.includes(part);

const few = 10;

/** Among few, everyone who comes is news; a crowd is looked at by the minute. */
export const lookAgainMs = (people: number): number => (people < few ? 15_000 : 60_000);

/** No message tells of these: they are read again while somebody looks. */
export const onlineOptions = (eventId: number) =>
  queryOptions({
    queryKey: ['events', 'online', eventId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/online', { params: { eventId }, signal }),
    staleTime: justReadMs,
    refetchInterval: ({ state }) => lookAgainMs(state.data?.people ?? 0),
    refetchOnWindowFocus: true,
  });
