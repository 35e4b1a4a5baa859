import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

/** Minutes before; null: not at all. */
export const reminderChoices = [null, 5, 10, 15, 30, 60] as const;

export const joinOptions = (eventId: number, sessionId: number) =>
  queryOptions({
    queryKey: ['agenda', 'join', eventId, sessionId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/sessions/:sessionId/join', {
        params: { eventId, sessionId },
        signal,
      }),
    staleTime: 60_000,
  });
