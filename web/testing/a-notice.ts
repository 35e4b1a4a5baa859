import type { Notification } from '@plenum/contract';

export const aNotice = (id: number, more: Partial<Notification> = {}): Notification =>
  ({
    id,
    place: id,
    group: 'messages',
    kind: 'chat.wrote',
    link: '/comet-chat/4?line=7',
    at: '2026-11-22T10:00:00Z',
    isRead: false,
    count: 1,
    ...more,
  }) as Notification;
