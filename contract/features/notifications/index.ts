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
  NoticeSettings,
  NoticeSettingsInput,
  Notification,
  NotificationPage,
  PersonNews,
  PushDevice,
  SessionNews,
  TaskNews,
  Unread,
} from './notifications.schema.ts';
