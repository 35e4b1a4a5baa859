import { Menu } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useConversationDeeds } from './use-conversation-deeds.ts';

const switches = ['isPaused', 'followersOnly', 'holdsNewcomers'] as const;
const paces = [0, 10, 30, 60, 300] as const;

/** For who moderates: what holds for everybody else. */
export function RulesItems({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat.rules');
  const { setRules } = useConversationDeeds(conversation);
  const { rules } = conversation;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('label')}</Menu.Label>
      {switches.map((name) => (
        <Menu.Item
          key={name}
          role="menuitemcheckbox"
          aria-checked={rules[name]}
          leftSection={<IconCheck size={16} opacity={rules[name] ? 1 : 0} aria-hidden />}
          onClick={() => void setRules({ [name]: !rules[name] })}
        >
          {t(`switch.${name}`)}
        </Menu.Item>
      ))}
      <Menu.Label>{t('pace')}</Menu.Label>
      {paces.map((seconds) => (
        <Menu.Item
          key={seconds}
          role="menuitemradio"
          aria-checked={rules.slowSeconds === seconds}
          leftSection={
            <IconCheck size={16} opacity={rules.slowSeconds === seconds ? 1 : 0} aria-hidden />
          }
          onClick={() => void setRules({ slowSeconds: seconds })}
        >
          {t('every', { seconds })}
        </Menu.Item>
      ))}
    </>
  );
}
