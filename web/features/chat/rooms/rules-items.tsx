import { Menu } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { paces } from '@plenum/contract/kernel/slow-mode.ts';
import { useTranslations } from 'use-intl';
import { useConversationDeeds } from './use-conversation-deeds.ts';

const switches = ['isPaused', 'followersOnly', 'holdsNewcomers'] as const;

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
        <Menu.CheckboxItem
          key={name}
          checked={rules[name]}
          onChange={(isOn) => void setRules({ [name]: isOn })}
        >
          {t(`switch.${name}`)}
        </Menu.CheckboxItem>
      ))}
      <Menu.Label>{t('pace')}</Menu.Label>
      <Menu.RadioGroup value={String(rules.slowSeconds)}>
        {paces.map((seconds) => (
          <Menu.RadioItem
            key={seconds}
            value={String(seconds)}
            onClick={() => void setRules({ slowSeconds: seconds })}
          >
            {t('every', { seconds })}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
