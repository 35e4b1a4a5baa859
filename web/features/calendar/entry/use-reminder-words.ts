import { useTranslations } from 'use-intl';

const perHour = 60;
const perDay = 1440;

/** 10 minutes before, 2 hours before, 1 day before. */
export function useReminderWords() {
  const t = useTranslations('calendar.reminder');
  return (minutes: number): string => {
    if (minutes === 0) return t('atStart');
    if (minutes % perDay === 0) return t('days', { count: minutes / perDay });
    return minutes % perHour === 0
      ? t('hours', { count: minutes / perHour })
      : t('minutes', { count: minutes });
  };
}
