import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';

export const unreadOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => call('GET /api/notifications/unread', { signal }),
    staleTime: 5 * 60_000,
  });

/** Newest first; what is older is asked for from the last one on. */
export const notificationsOptions = () =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list'],
    queryFn: ({ signal, pageParam }) => {
      const query = pageParam ? { before: pageParam } : {};
      return call('GET /api/notifications', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ notifications, hasMore }) =>
      hasMore ? notifications.at(-1)?.id : undefined,
    staleTime: 0,
  });

export const readOne = (notificationId: number) =>
  call('POST /api/notifications/:notificationId/read', { params: { notificationId } });

export const readAll = (newestId: number) =>
  call('POST /api/notifications/read', { body: { newestId } });
