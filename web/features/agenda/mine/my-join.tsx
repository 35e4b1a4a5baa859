import { Button } from '@mantine/core';
import { IconDoorEnter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../ui/time/use-now.ts';
import { isOpen } from './mine.ts';
import type { Placed } from '../program/program.ts';
import { joinPlace } from './mine.live.ts';

interface MyJoinProps {
  eventId: number;
  placed: Placed;
  title: string;
}

/** The way into a session that is on, where it has one. */
export function MyJoin({ eventId, placed, title }: MyJoinProps) {
  const t = useTranslations('my-agenda');
  const now = useNow();
  const enabled = isOpen(placed, now);
  const { data } = useQuery({
    ...joinPlace.options({ eventId, sessionId: placed.session.id }),
    enabled,
  });
  if (!enabled || !data?.joinUrl) return null;
  return (
    <Button
      component="a"
      href={data.joinUrl}
      target="_blank"
      rel="noreferrer"
      size="compact-md"
      leftSection={<IconDoorEnter size={16} aria-hidden />}
      aria-label={t('joinSession', { title })}
    >
      {t('join')}
    </Button>
  );
}
