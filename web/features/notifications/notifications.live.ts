import type { Notification, Unread } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../platform/socket-client.ts';
import { notificationsOptions, unreadOptions } from './notifications.api.ts';

const listKey = notificationsOptions().queryKey;

export const showUnread = (client: QueryClient, { unread }: Unread) =>
  client.setQueryData(unreadOptions().queryKey, { unread });

/** On top of the list, where somebody has opened it; never twice. */
function showNew(client: QueryClient, added: Notification): void {
  client.setQueryData(listKey, (known) => {
    const [first, ...rest] = known?.pages ?? [];
    if (!known || !first || first.notifications.some(({ id }) => id === added.id)) return known;
    const notifications = [added, ...first.notifications];
    return { ...known, pages: [{ ...first, notifications }, ...rest] };
  });
}

export function showRead(client: QueryClient, isRead: (id: number) => boolean): void {
  client.setQueryData(listKey, (known) => {
    if (!known) return known;
    const pages = known.pages.map((page) => ({
      ...page,
      notifications: page.notifications.map((one) =>
        isRead(one.id) ? { ...one, isRead: true } : one,
      ),
    }));
    return { ...known, pages };
  });
}

/** Keeps count and list as the server has them, and says what is new; the answer stops it. */
export function listenToNotifications(
  client: QueryClient,
  onNew: (added: Notification) => void,
): () => void {
  const forgets = [
    onMessage('notifications.added', ({ notification, unread }) => {
      showUnread(client, { unread });
      showNew(client, notification);
      onNew(notification);
    }),
    onMessage('notifications.read', ({ ids, unread }) => {
      const read = new Set(ids);
      showUnread(client, { unread });
      showRead(client, (id) => read.has(id));
    }),
    onReconnect(() => void client.invalidateQueries({ queryKey: ['notifications'] })),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
