import { notificationsRoutes } from '@plenum/contract/features/notifications/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { listNotifications, readAll, readOne, readUnread } from './notifications.service.ts';

export const notificationsHandlers = (work: Work): Handlers<typeof notificationsRoutes> => ({
  'GET /api/notifications': async ({ person, received }) => ({
    status: 200,
    body: await listNotifications(work, person, received.query.before),
  }),
  'GET /api/notifications/unread': async ({ person }) => ({
    status: 200,
    body: await readUnread(work.db, person),
  }),
  'POST /api/notifications/:notificationId/read': async ({ person, received }) => ({
    status: 200,
    body: await readOne(work, person, received.params.notificationId),
  }),
  'POST /api/notifications/read': async ({ person, received }) => ({
    status: 200,
    body: await readAll(work, person, received.body.newestId),
  }),
});
