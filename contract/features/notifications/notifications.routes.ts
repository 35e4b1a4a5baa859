import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { NotificationPage, NotificationQuery, ReadUntil, Unread } from './notifications.schema.ts';

export const notificationsRoutes = {
  'GET /api/notifications': {
    summary: 'What I was told in this organisation',
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
    params: Type.Object({ notificationId: Id('notifications.notification') }),
    replies: { 200: Unread },
  },
  'POST /api/notifications/read': {
    summary: 'Mark all as read, up to the newest in sight',
    access: 'signed-in',
    body: ReadUntil,
    replies: { 200: Unread },
  },
} as const satisfies RouteTable;
