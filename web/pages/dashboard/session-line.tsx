import type { MyEvent, Program } from '@plenum/contract';
import { IconBroadcast } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { Placed } from '../../features/agenda/program/program.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import classes from './dashboard.module.css';

interface SessionLineProps {
  placed: Placed;
  event: MyEvent;
  program: Program | undefined;
}

export function SessionLine({ placed, event, program }: SessionLineProps) {
  const t = useTranslations('frame.dashboard.program');
  const words = useWords(event.languages);
  const now = useNow();
  const { session, startsAt } = placed;
  const room = program?.rooms.find(({ id }) => id === session.roomId);
  return (
    <li>
      <Link
        to="/conference-program"
        search={{ session: String(session.id) }}
        className={classes.task}
      >
        <span className={classes.words}>
          <bdi>{words(session.title)}</bdi>
          {room && <bdi className={classes.where}>{room.name}</bdi>}
        </span>
        {startsAt <= now ? (
          <span className={classes.onNow}>
            <IconBroadcast size={14} aria-hidden />
            {t('now')}
          </span>
        ) : (
          <span className={classes.when}>
            <RelativeTime at={new Date(startsAt).toISOString()} />
          </span>
        )}
      </Link>
    </li>
  );
}
