import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChevronDown, IconPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pinned } from '../chat.live.ts';
import classes from '../rooms/conversation-pane.module.css';

interface PinnedBarProps {
  conversationId: number;
  onGo: (sequence: number) => void;
}

/** What should not get lost: the latest at once, the others below it. */
export function PinnedBar({ conversationId, onGo }: PinnedBarProps) {
  const t = useTranslations('chat.pinned');
  const { data } = useQuery(pinned.options(conversationId));
  const [isOpen, setOpen] = useState(false);
  const lines = data?.lines ?? [];
  if (lines.length === 0) return null;
  const shown = isOpen ? lines : lines.slice(0, 1);
  return (
    <section className={classes.pinned} aria-label={t('label')}>
      <IconPin size={16} stroke={1.75} aria-hidden />
      <ul>
        {shown.map((line) => (
          <li key={line.id}>
            <button type="button" onClick={() => onGo(line.sequence)}>
              <bdi>{line.author?.fullName}</bdi>
              <span dir="auto">{line.text || t('file')}</span>
            </button>
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          aria-label={t('all', { count: lines.length })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={18} className={classes.chevron ?? ''} />
        </ActionIcon>
      )}
    </section>
  );
}
