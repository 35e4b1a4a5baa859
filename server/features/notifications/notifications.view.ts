import type { News, Notification } from '@plenum/contract';
import { groupOf } from './notifications.groups.ts';

export type NotificationRow = News & {
  id: number;
  place: number;
  link: string;
  count: number;
  createdAt: Date;
  readAt: Date | null;
};

export const notificationView = (row: NotificationRow): Notification => {
  const { id, place, kind, data, link, count, createdAt, readAt } = row;
  const told = { id, place, group: groupOf[kind], link, count };
  const when = { at: createdAt.toISOString(), isRead: readAt !== null };
  return { ...told, ...when, kind, data } as Notification;
};
