import type { Conversation } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';

/** What a conversation is called: its own title, or whom it is with. */
export function useConversationTitle(): (conversation: Conversation) => string {
  const t = useTranslations('chat.title');
  const words = useWords();
  return ({ title, titles, people, about, kind }) => {
    const said = title || (titles && words(titles));
    if (said) return said;
    if (about === 'lobby') return t('lobby');
    const names = people.map(({ fullName }) => fullName).join(', ');
    return names || t(kind);
  };
}
