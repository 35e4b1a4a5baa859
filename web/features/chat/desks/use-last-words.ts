import type { Conversation } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useMe } from './use-owner.ts';

/** The beginning of what was said last, and by whom. */
export function useLastWords(): (conversation: Conversation) => string {
  const t = useTranslations('chat.last');
  const me = useMe();
  return ({ lastLine, kind }) => {
    if (!lastLine) return '';
    const { author, state, text, hasFiles } = lastLine;
    const words = state === 'shown' ? text || (hasFiles ? t('file') : '') : t('gone');
    if (author?.id === me) return t('mine', { text: words });
    return kind === 'direct' || !author
      ? words
      : t('theirs', { name: author.fullName, text: words });
  };
}
