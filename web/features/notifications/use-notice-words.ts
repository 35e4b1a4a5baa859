import type { Notification } from '@plenum/contract';
import { useLocale, useTranslations } from 'use-intl';
import { wordsIn } from '../../platform/i18n/words.ts';

/** One sentence about what happened, in the reader's language. */
export function useNoticeWords(): (notification: Notification) => string {
  const t = useTranslations('notifications.kinds');
  const locale = useLocale();
  return ({ kind, data, count }) => {
    if ('sessions' in data) {
      const title = wordsIn(data.sessions[0]?.title ?? {}, [locale, ...data.languages]);
      return t(kind, { count: data.sessions.length, title });
    }
    return t(kind, {
      count,
      name: 'fullName' in data ? data.fullName : '',
      exhibitor: 'exhibitor' in data ? data.exhibitor : '',
      people: 'people' in data ? data.people : 0,
      place: placeOf(data, locale),
      title: 'title' in data ? data.title : '',
      answer: 'answer' in data ? (data.answer ?? '') : '',
    });
  };
}

/** A conversation, or a stage. */
function placeOf(data: Notification['data'], locale: string): string {
  if ('stage' in data) return wordsIn(data.stage, [locale, ...data.languages]);
  return 'conversation' in data ? data.conversation : '';
}
