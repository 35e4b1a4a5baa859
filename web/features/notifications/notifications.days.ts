import type { Notification } from '@plenum/contract';

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
