import type { NoticeGroup, Notification, NotificationPage } from '@plenum/contract';
import type { InfiniteData } from '@tanstack/react-query';

export type NoticeList = InfiniteData<NotificationPage>;

/** On top, in its new words; where it stood before it stands no more. */
export function withNew(
  list: NoticeList,
  added: Notification,
  group: NoticeGroup | null,
): NoticeList {
  if (group !== null && added.group !== group) return list;
  const pages = list.pages.map((page) => ({
    ...page,
    notifications: page.notifications.filter(({ id }) => id !== added.id),
  }));
  const [first, ...rest] = pages;
  if (!first) return list;
  return {
    ...list,
    pages: [{ ...first, notifications: [added, ...first.notifications] }, ...rest],
  };
}

export const withRead = (list: NoticeList, isRead: (one: Notification) => boolean): NoticeList => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((one) => (isRead(one) ? { ...one, isRead: true } : one)),
  })),
});

/** Each once, in its newest words: one that was renewed comes again with an older page. */
export function noticesIn({ pages }: NoticeList): Notification[] {
  const newest = new Map<number, Notification>();
  for (const one of pages.flatMap(({ notifications }) => notifications)) {
    if ((newest.get(one.id)?.place ?? 0) < one.place) newest.set(one.id, one);
  }
  return [...newest.values()].toSorted((one, other) => other.place - one.place);
}

export interface NoticeDay {
  /** `2026-11-22`, by the reader's clock. */
  day: string;
  notifications: Notification[];
}

export const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

export function byDay(notifications: readonly Notification[], timeZone: string): NoticeDay[] {
  const days: NoticeDay[] = [];
  for (const notification of notifications) {
    const day = dayOf(new Date(notification.at), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else days.push({ day, notifications: [notification] });
  }
  return days;
}
