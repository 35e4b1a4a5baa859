import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { History } from './lines.history.ts';
import classes from './history-list.module.css';
import { useMe } from '../desks/use-owner.ts';

interface JumpButtonProps {
  history: History;
  isAtEnd: boolean;
  onJump: () => void;
}

/** Back to what is said now, with how much that is. */
export function JumpButton({ history, isAtEnd, onJump }: JumpButtonProps) {
  const t = useTranslations('chat.list');
  const me = useMe();
  const newest = history.lines.at(-1)?.sequence ?? 0;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  if (isAtEnd) return null;
  const count = history.lines.filter(
    ({ sequence, author }) => sequence > seen && author?.id !== me,
  ).length;
  return (
    <Button
      className={classes.jump ?? ''}
      size="compact-md"
      radius="xl"
      variant={count > 0 ? 'filled' : 'default'}
      leftSection={<IconArrowDown size={16} aria-hidden />}
      onClick={onJump}
    >
      {count > 0 ? t('jumpNew', { count }) : t('jump')}
    </Button>
  );
}
