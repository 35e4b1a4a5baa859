import type { Why } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';

/** Why somebody is suggested, in a sentence. */
export function useWhyWords(): (why: Why) => string {
  const t = useTranslations('profiles');
  const format = useFormatter();
  const words = useWords();
  return (why) => {
    if (why.what === 'session') {
      if (why.sessions.length === 0) return t('why.sessionUnnamed');
      return t('why.session', { titles: format.list(why.sessions.map(words)) });
    }
    return t(`why.${why.what}`, { words: format.list(why.words) });
  };
}
