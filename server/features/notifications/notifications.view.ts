import type { News, Notification } from '@plenum/contract';

export type NotificationRow = News & {
  id: number;
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
  at: createdAt.toISOString(),
  isRead: readAt !== null,
});
