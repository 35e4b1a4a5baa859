import { Menu } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useConversationDeeds } from './use-conversation-deeds.ts';

const choices = ['all', 'mentions', 'none'] as const;

export function NotifyItems({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat.notify');
  const { setNotify } = useConversationDeeds(conversation);
  return (
    <>
      <Menu.Label>{t('label')}</Menu.Label>
      <Menu.RadioGroup value={conversation.notify}>
        {choices.map((choice) => (
          <Menu.RadioItem key={choice} value={choice} onClick={() => void setNotify(choice)}>
            {t(choice)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
