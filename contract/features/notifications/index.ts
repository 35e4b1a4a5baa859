export { notificationsMessages } from './notifications.messages.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export type {
  BoothNews,
  News,
  NoticeKind,
  Notification,
  NotificationPage,
  PersonNews,
  SessionNews,
  Unread,
} from './notifications.schema.ts';
