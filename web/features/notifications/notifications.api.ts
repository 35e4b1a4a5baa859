import type { NoticeGroup, NoticeSettingsInput, PushDevice } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';

export const readUnread = (signal: AbortSignal) =>
  call('GET /api/notifications/unread', { signal });

/** Of one group or of all; what is older is asked for from the last one on. */
export function readNotices(group: NoticeGroup | null, before: number | null, signal: AbortSignal) {
  const query = { ...(before !== null && { before }), ...(group && { group }) };
  return call('GET /api/notifications', { query, signal });
}

export const readOne = (notificationId: number) =>
  call('POST /api/notifications/:notificationId/read', { params: { notificationId } });

export const readAll = (newest: number, group: NoticeGroup | null) =>
  call('POST /api/notifications/read', { body: { newest, ...(group && { group }) } });

export const readNoticeSettings = (signal: AbortSignal) =>
  call('GET /api/notifications/settings', { signal });

export const changeNoticeSettings = (body: NoticeSettingsInput) =>
  call('PATCH /api/notifications/settings', { body });

export const addDevice = (body: PushDevice) => call('POST /api/notifications/devices', { body });

export const removeDevice = (endpoint: string) =>
  call('POST /api/notifications/devices/gone', { body: { endpoint } });
