import type { NoticeGroup, Notification, Unread } from '@plenum/contract';
import { newKey } from '../../platform/new-key.ts';
import { useChanges } from '../../ui/toast/use-changes.ts';
import { readAll, readOne } from './notifications.api.ts';
import { notices, unread } from './notifications.live.ts';

export const marking = (ids: readonly number[], send: () => Promise<Unread>) => {
  const shows = [notices.written(ids, { isRead: true })];
  const learns = (now: Unread) => [...shows, unread.changed(() => now)];
  return { key: newKey(), shows, send, learns };
};

/** Of what is shown, the newest first. */
export function useReadMarks(shown: readonly Notification[], group: NoticeGroup | null) {
  const { apply } = useChanges();
  const mark = (ids: readonly number[], send: () => Promise<Unread>) =>
    void apply(marking(ids, send), { failed: (reason) => reason });
  const [newest] = shown;
  const isAnyUnread = shown.some(({ isRead }) => !isRead);
  return {
    markRead: (id: number) => mark([id], () => readOne(id)),
    markAllRead:
      newest && isAnyUnread
        ? () =>
            mark(
              shown.map(({ id }) => id),
              () => readAll(newest.place, group),
            )
        : undefined,
  };
}
