import type { Notification } from '@plenum/contract';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { useNow } from '../../ui/time/use-now.ts';
import { NoticeLine } from './notice-line.tsx';
import { byDay, dayBefore, dayOf } from './notifications.days.ts';
import classes from './notifications-panel.module.css';

interface NoticeDaysProps {
  notifications: readonly Notification[];
  onRead: (notificationId: number) => void;
  onGo: () => void;
}

/** Under the day each came, the newest first. */
export function NoticeDays({ notifications, onRead, onGo }: NoticeDaysProps) {
  const zone = useTimeZone() ?? 'UTC';
  const nameOf = useDayName(zone);
  return byDay(notifications, zone).map(({ day, notifications: ofDay }) => (
    <section key={day} aria-labelledby={`notices-${day}`}>
      <h3 id={`notices-${day}`} className={classes.day}>
        {nameOf(day)}
      </h3>
      <ul className={classes.list}>
        {ofDay.map((notification) => (
          <NoticeLine
            key={notification.id}
            notification={notification}
            onRead={() => onRead(notification.id)}
            onGo={onGo}
          />
        ))}
      </ul>
    </section>
  ));
}

function useDayName(zone: string) {
  const t = useTranslations('notifications');
  const format = useFormatter();
  const today = dayOf(new Date(useNow()), zone);
  return (day: string) => {
    if (day === today) return t('today');
    if (day === dayBefore(today)) return t('yesterday');
    return format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' });
  };
}
