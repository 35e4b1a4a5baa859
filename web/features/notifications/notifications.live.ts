import type {
  NoticeGroup,
  NoticeSettings,
  Notification,
  NotificationPage,
  Unread,
} from '@plenum/contract';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { livePages } from '../../platform/live/live-pages.ts';
import { unsure } from '../../platform/live/live.ts';
import { readNotices, readNoticeSettings, readUnread } from './notifications.api.ts';

/** The newest first: of one group, or of all. Being renewed raises the place, and nothing unreads. */
export const notices = livePages<Notification, NoticeGroup | null, NotificationPage, number>({
  key: ['notifications', 'list'],
  read: readNotices,
  idOf: ({ id }) => id,
  versionOf: ({ place, isRead }) => place * 2 + Number(isRead),
  belongs: ({ group }, asked) => asked === null || asked === group,
  compare: () => (one, other) => other.place - one.place,
  rowsOf: ({ notifications }) => notifications,
  withRows: (page, notifications) => ({ ...page, notifications: [...notifications] }),
  hasMore: ({ hasMore }) => hasMore,
  cursorOf: ({ place }) => place,
  told: (rows) => ({
    'notifications.added': ({ notification }) => unsure(rows.told([notification])),
    'notifications.read': ({ ids }) => rows.written(ids, { isRead: true }),
    'notifications.gone': ({ ids }) => rows.told([], ids),
  }),
  staleTime: 0,
});

const counted = ({ unread: now }: Unread) => unsure({ step: () => ({ unread: now }) });

export const unread = liveAnswer<Unread>({
  key: ['notifications', 'unread'],
  read: (_, signal) => readUnread(signal),
  told: () => ({
    'notifications.added': counted,
    'notifications.read': counted,
    'notifications.gone': counted,
  }),
  staleTime: 5 * 60_000,
});

export const noticeSettings = liveAnswer<NoticeSettings>({
  key: ['notifications', 'settings'],
  read: (_, signal) => readNoticeSettings(signal),
  told: () => ({}),
});
