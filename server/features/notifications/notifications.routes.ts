import type {
  notificationsRoutes,
  notificationsSettingsRoutes,
} from '@plenum/contract/features/notifications/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Push } from '../../platform/push/push.ts';
import type { Work } from '../../platform/work.ts';
import { addDevice, removeDevice } from './notifications.devices.ts';
import { readAll, readOne, readUnread } from './notifications.read.ts';
import { listNotifications } from './notifications.service.ts';
import { changeSettings, readSettings } from './notifications.settings.ts';

export const notificationsHandlers = (work: Work): Handlers<typeof notificationsRoutes> => ({
  'GET /api/notifications': async ({ person, received }) => ({
    status: 200,
    body: await listNotifications(work, person, received.query),
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
    body: await readAll(work, person, received.body),
  }),
});

export const settingsHandlers = (
  work: Work,
  push: Push,
): Handlers<typeof notificationsSettingsRoutes> => ({
  'GET /api/notifications/settings': async ({ person }) => ({
    status: 200,
    body: await readSettings(work.db, push, person),
  }),
  'PATCH /api/notifications/settings': async ({ person, received }) => ({
    status: 200,
    body: await changeSettings(work, push, person, received.body),
  }),
  'POST /api/notifications/devices': async ({ person, received }) => ({
    status: 200,
    body: await addDevice(work, push, person, received.body),
  }),
  'POST /api/notifications/devices/gone': async ({ person, received }) => ({
    status: 200,
    body: await removeDevice(work, push, person, received.body.endpoint),
  }),
});
