import { ActionIcon, Menu } from '@mantine/core';
import type { Question } from '@plenum/contract';
import {
  IconCheck,
  IconDots,
  IconEye,
  IconEyeOff,
  IconMessage,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { QuestionDeeds } from './use-question-deeds.ts';

interface QuestionMenuProps {
  question: Question;
  isMine: boolean;
  mayModerate: boolean;
  deeds: QuestionDeeds;
  onAnswer: () => void;
}

/** What this reader may do with a question; nothing where that is nothing. */
export function QuestionMenu(props: QuestionMenuProps) {
  const { question, isMine, mayModerate, deeds } = props;
  const t = useTranslations('questions.deeds');
  const mayWithdraw = isMine && question.state !== 'answered';
  if (!mayModerate && !mayWithdraw) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('more', { text: question.text })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayModerate && <Moderation {...props} />}
        {mayWithdraw && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => deeds.withdraw(question)}
          >
            {t('withdraw')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Moderation({ question, deeds, onAnswer }: QuestionMenuProps) {
  const t = useTranslations('questions.deeds');
  const { state, isPinned } = question;
  const isRead = state === 'open' || state === 'answered';
  return (
    <>
      {isRead && (
        <Menu.Item
          leftSection={isPinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />}
          onClick={() => deeds.change(question, { isPinned: !isPinned })}
        >
          {t(isPinned ? 'unpin' : 'pin')}
        </Menu.Item>
      )}
      {state === 'open' && (
        <Menu.Item
          leftSection={<IconCheck size={16} />}
          onClick={() => deeds.change(question, { state: 'answered' }, t('answeredDone'))}
        >
          {t('answered')}
        </Menu.Item>
      )}
      {isRead && (
        <Menu.Item leftSection={<IconMessage size={16} />} onClick={onAnswer}>
          {t('answer')}
        </Menu.Item>
      )}
      {state !== 'open' && (
        <Menu.Item
          leftSection={<IconEye size={16} />}
          onClick={() => deeds.change(question, { state: 'open' })}
        >
          {t(state === 'answered' ? 'reopen' : 'show')}
        </Menu.Item>
      )}
      {state !== 'hidden' && (
        <Menu.Item
          leftSection={<IconEyeOff size={16} />}
          onClick={() => deeds.change(question, { state: 'hidden' }, t('hiddenDone'))}
        >
          {t('hide')}
        </Menu.Item>
      )}
    </>
  );
}
