import type { Task } from '@plenum/contract';
import { IconAlertCircle, IconCalendarEvent } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './due-day.module.css';
import { dayOf, daysUntil, today, wordDay } from '../todo.due-date.ts';

/** Overdue is told by a mark and a word, not by the colour alone. */
export function DueDay({ task }: { task: Task }) {
  const t = useTranslations('todo');
  const locale = useLocale();
  const day = dayOf(task.dueDate);
  if (!day) return null;
  const now = today();
  const isLate = daysUntil(day, now) < 0 && !task.isCompleted && !task.isDeleted;
  const words = wordDay(day, now, locale);
  const Mark = isLate ? IconAlertCircle : IconCalendarEvent;
  return (
    <time className={classes.day} dateTime={day} data-late={isLate || undefined}>
      <Mark size={15} stroke={1.75} aria-hidden />
      {isLate ? t('overdue', { when: words }) : words}
    </time>
  );
}
