import type { Reminder } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

export const reminderOptions = (eventId: number) =>
  queryOptions({
    queryKey: ['agenda', 'reminder', eventId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/reminder', { params: { eventId }, signal }),
    staleTime: 5 * 60_000,
  });

export const keepReminder = (eventId: number, body: Reminder) =>
  call('PUT /api/events/:eventId/reminder', { params: { eventId }, body });

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
