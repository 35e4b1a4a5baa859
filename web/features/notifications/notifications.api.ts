import type { NoticeGroup, NoticeSettingsInput, PushDevice } from '@plenum/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';

export const unreadOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => call('GET /api/notifications/unread', { signal }),
    staleTime: 5 * 60_000,
  });

export const listsKey = ['notifications', 'list'] as const;

/** Newest first, of one group or of all; what is older is asked for from the last one on. */
export const notificationsOptions = (group: NoticeGroup | null = null) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, group],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...(pageParam && { before: pageParam }), ...(group && { group }) };
      return call('GET /api/notifications', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ notifications, hasMore }) =>
      hasMore ? notifications.at(-1)?.place : undefined,
    staleTime: 0,
  });

export const readOne = (notificationId: number) =>
  call('POST /api/notifications/:notificationId/read', { params: { notificationId } });

export interface UpTo {
  newest: number;
  group: NoticeGroup | null;
}

export const readAll = ({ newest, group }: UpTo) =>
  call('POST /api/notifications/read', { body: { newest, ...(group && { group }) } });

export const noticeSettingsOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'settings'],
    queryFn: ({ signal }) => call('GET /api/notifications/settings', { signal }),
  });

export const changeNoticeSettings = (body: NoticeSettingsInput) =>
  call('PATCH /api/notifications/settings', { body });

export const addDevice = (body: PushDevice) => call('POST /api/notifications/devices', { body });

export const removeDevice = (endpoint: string) =>
  call('POST /api/notifications/devices/gone', { body: { endpoint } });
