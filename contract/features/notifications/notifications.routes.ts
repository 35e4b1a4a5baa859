import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { NotificationPage, NotificationQuery, ReadUntil, Unread } from './notifications.schema.ts';
import {
  NoticeSettings,
  NoticeSettingsInput,
  PushDevice,
  PushGone,
} from './notifications.settings.schema.ts';

export const notificationsRoutes = {
  'GET /api/notifications': {
    summary: 'My notifications in this organisation',
    access: 'signed-in',
    query: NotificationQuery,
    replies: { 200: NotificationPage },
  },
  'GET /api/notifications/unread': {
    summary: 'How much of it I have not read',
    access: 'signed-in',
    replies: { 200: Unread },
  },
  'POST /api/notifications/:notificationId/read': {
    summary: 'Mark one as read',
    access: 'signed-in',
    repeats: 'same',
    params: Type.Object({ notificationId: Id('notifications.notification') }),
    replies: { 200: Unread },
  },
  'POST /api/notifications/read': {
    summary: 'Mark all as read, up to the newest in sight',
    access: 'signed-in',
    repeats: 'same',
    body: ReadUntil,
    replies: { 200: Unread },
  },
} as const satisfies RouteTable;

export const notificationsSettingsRoutes = {
  'GET /api/notifications/settings': {
    summary: 'By which ways I am told of what',
    access: 'signed-in',
    replies: { 200: NoticeSettings },
  },
  'PATCH /api/notifications/settings': {
    summary: 'Change the ways of one group',
    access: 'signed-in',
    repeats: 'same',
    body: NoticeSettingsInput,
    replies: { 200: NoticeSettings },
  },
  'POST /api/notifications/devices': {
    summary: 'This browser takes web push',
    access: 'signed-in',
    repeats: 'same',
    body: PushDevice,
    replies: { 200: NoticeSettings },
    problems: ['notifications.push_off', 'notifications.endpoint_refused'],
  },
  'POST /api/notifications/devices/gone': {
    summary: 'This browser takes web push no more',
    access: 'signed-in',
    repeats: 'same',
    body: PushGone,
    replies: { 200: NoticeSettings },
  },
} as const satisfies RouteTable;
