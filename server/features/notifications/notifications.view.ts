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

export const notificationView = ({
  createdAt,
  readAt,
  ...told
}: NotificationRow): Notification => ({
  ...told,
  group: groupOf[told.kind],
  at: createdAt.toISOString(),
  isRead: readAt !== null,
});
