import { Menu } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useConversationDeeds } from './use-conversation-deeds.ts';

const choices = ['all', 'mentions', 'none'] as const;

export function NotifyItems({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat.notify');
  const { setNotify } = useConversationDeeds(conversation);
  return (
    <>
      <Menu.Label>{t('label')}</Menu.Label>
      {choices.map((choice) => (
        <Menu.Item
          key={choice}
          role="menuitemradio"
          aria-checked={conversation.notify === choice}
          leftSection={
            <IconCheck size={16} opacity={conversation.notify === choice ? 1 : 0} aria-hidden />
          }
          onClick={() => void setNotify(choice)}
        >
          {t(choice)}
        </Menu.Item>
      ))}
    </>
  );
}
