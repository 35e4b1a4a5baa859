import { ActionIcon, Menu } from '@mantine/core';
import type { Poll } from '@plenum/contract';
import { IconDots, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface PollMenuProps {
  poll: Poll;
  question: string;
  onEdit: () => void;
  onTurn: (state: 'open' | 'closed') => void;
  onRemove: () => void;
}

export function PollMenu({ poll, question, onEdit, onTurn, onRemove }: PollMenuProps) {
  const t = useTranslations('polls.deeds');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('more', { question })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {poll.state === 'draft' && (
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
            {t('edit')}
          </Menu.Item>
        )}
        {poll.state === 'closed' && (
          <Menu.Item leftSection={<IconPlayerPlay size={16} />} onClick={() => onTurn('open')}>
            {t('reopen')}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
