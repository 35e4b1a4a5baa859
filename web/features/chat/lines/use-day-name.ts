import { useFormatter, useTranslations } from 'use-intl';

/** A day as its reader names it. */
export function useDayName(): (at: string) => string {
  const format = useFormatter();
  const t = useTranslations('chat.list');
  return (at) => {
    const name = format.dateTime(new Date(at), { dateStyle: 'full' });
    return name === format.dateTime(new Date(), { dateStyle: 'full' }) ? t('today') : name;
  };
}
