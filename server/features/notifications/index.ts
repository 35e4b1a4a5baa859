import { notificationsRoutes } from '@plenum/contract/features/notifications/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { notificationsHandlers } from './notifications.routes.ts';

export { mailNotices } from './notifications.mails.ts';
export { type Notice, notify, notifyEach, takeNoticesBack } from './notifications.notify.ts';
export { findNoticesAbout } from './notifications.queries.ts';
export { forgetOldNotices, listNotifications } from './notifications.service.ts';

export const mountNotifications = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, notificationsRoutes, notificationsHandlers(work));
