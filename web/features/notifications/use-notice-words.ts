import type { Notification } from '@plenum/contract';
import { useLocale, useTranslations } from 'use-intl';
import { wordsIn } from '../../platform/i18n/words.ts';

/** One sentence about what happened, in the reader's language. */
export function useNoticeWords(): (notification: Notification) => string {
  const t = useTranslations('notifications.kinds');
  const locale = useLocale();
  return ({ kind, data }) => {
    if ('sessions' in data) {
      const title = wordsIn(data.sessions[0]?.title ?? {}, [locale, ...data.languages]);
      return t(kind, { count: data.sessions.length, title });
    }
    const exhibitor = 'exhibitor' in data ? data.exhibitor : '';
    return t(kind, { name: data.fullName, exhibitor });
  };
}
