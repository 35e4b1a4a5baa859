import type { NoticeGroup, Notification, Unread } from '@plenum/contract';
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import { learn } from '../../platform/loading/learn.ts';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { listsKey, unreadOptions } from './notifications.api.ts';
import { type NoticeList, withNew, withRead } from './notifications.lists.ts';

export const showUnread = (client: QueryClient, { unread }: Unread) =>
  learn(client, unreadOptions().queryKey, { unread });

/** In every list that somebody has opened: of all, and of single groups. */
function changeLists(
  client: QueryClient,
  change: (list: NoticeList, group: NoticeGroup | null) => NoticeList,
): void {
  for (const [key, list] of client.getQueriesData<NoticeList>({ queryKey: listsKey })) {
    const changed = list && change(list, key[listsKey.length] as NoticeGroup | null);
    learn(client, key as DataTag<QueryKey, NoticeList, Error>, changed);
  }
}

export const showRead = (client: QueryClient, isRead: (one: Notification) => boolean) =>
  changeLists(client, (list) => withRead(list, isRead));

/** Keeps count and lists as the server has them, and says what is new; the answer stops it. */
export function listenToNotifications(
  client: QueryClient,
  onNew: (added: Notification) => void,
): () => void {
  const forgets = [
    onMessage('notifications.added', ({ notification, unread, isQuiet }) => {
      showUnread(client, { unread });
      changeLists(client, (list, group) => withNew(list, notification, group));
      if (!isQuiet) onNew(notification);
    }),
    onMessage('notifications.read', ({ ids, unread }) => {
      const read = new Set(ids);
      showUnread(client, { unread });
      showRead(client, ({ id }) => read.has(id));
    }),
    onReconnect(() => void client.invalidateQueries({ queryKey: ['notifications'] })),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
