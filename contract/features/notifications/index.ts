export { notificationsMessages } from './notifications.messages.ts';
export { notificationsProblems } from './notifications.problems.ts';
export { notificationsRoutes, notificationsSettingsRoutes } from './notifications.routes.ts';
export type {
  AnnouncementNews,
  BoothNews,
  CalendarNews,
  ChatNews,
  FeedNews,
  EmailNews,
  ModerationNews,
  News,
  NoticeGroup,
  NoticeKind,
  Notification,
  NotificationPage,
  PersonNews,
  SessionNews,
  TaskNews,
  Unread,
} from './notifications.schema.ts';
export type {
  NoticeSettings,
  NoticeSettingsInput,
  PushDevice,
} from './notifications.settings.schema.ts';
