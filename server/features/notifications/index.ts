import {
  notificationsRoutes,
  notificationsSettingsRoutes,
} from '@plenum/contract/features/notifications/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Push } from '../../platform/push/push.ts';
import type { Work } from '../../platform/work.ts';
import { notificationsHandlers, settingsHandlers } from './notifications.routes.ts';

export { forgetInNotices } from './notifications.forget.ts';
export { mailDigests } from './notifications.digest.ts';
export { mailNotices } from './notifications.mails.ts';
export type { Notice } from './notifications.notice.ts';
export {
  countTold,
  notify,
  notifyEach,
  takeBackWhatLeadsTo,
  takeNoticesBack,
} from './notifications.notify.ts';
export { notificationsJobs } from './notifications.push.ts';
export { findNoticesAbout } from './notifications.queries.ts';
export { readNoticesUnder } from './notifications.read.ts';
export { forgetOldNotices, listNotifications } from './notifications.service.ts';

export const mountNotifications = (doorway: Doorway, work: Work, push: Push): void => {
  mountRoutes(doorway, notificationsRoutes, work, notificationsHandlers);
  mountRoutes(doorway, notificationsSettingsRoutes, work, (scoped) =>
    settingsHandlers(scoped, push),
  );
};
