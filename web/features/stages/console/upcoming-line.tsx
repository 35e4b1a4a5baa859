import type { MyEvent, Stage } from '@plenum/contract';
import { Button } from '@mantine/core';
import { IconClockPlay } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useShownZone } from '../../../platform/i18n/shown-zone.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import classes from './upcoming-line.module.css';

interface UpcomingLineProps {
  event: MyEvent;
  stage: Stage;
  titleOf: (sessionId: number | null) => string | null;
  onHold: (sessionId: number, isHeld: boolean) => void;
}

/** What begins on a stage by itself, when, and the way to hold it off this once. */
export function UpcomingLine({ event, stage, titleOf, onHold }: UpcomingLineProps) {
  const t = useTranslations('stages.upcoming');
  const format = useFormatter();
  const { zone: timeZone } = useShownZone(event.timeZone);
  const now = useNow();
  if (!stage.followsAgenda || stage.roomId === null) return null;
  const next = nextOf(stage, now);
  if (!next) return <p className={classes.line}>{t('none')}</p>;
  const startsAt = Date.parse(next.startsAt);
  const isToday = dayIn(startsAt, timeZone) === dayIn(now, timeZone);
  const time = format.dateTime(startsAt, {
    ...(!isToday && ({ weekday: 'short', day: 'numeric', month: 'short' } as const)),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const title = titleOf(next.sessionId) ?? '';
  const isDue = startsAt <= now;
  return (
    <div className={classes.line} data-held={next.isHeld || undefined}>
      <IconClockPlay size={18} aria-hidden />
      <p>
        {isDue ? t('waits') : t(next.isHeld ? 'held' : 'begins', { time })}
        <bdi>{title}</bdi>
      </p>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t(next.isHeld ? 'releaseOf' : 'holdOf', { title })}
        onClick={() => onHold(next.sessionId, !next.isHeld)}
      >
        {t(next.isHeld ? 'release' : 'hold')}
      </Button>
    </div>
  );
}

/** What was held off and has its time already begins no more. */
const nextOf = ({ upcoming }: Stage, now: number) =>
  upcoming.find(
    ({ startsAt, endsAt, isHeld }) =>
      Date.parse(endsAt) > now && !(isHeld && Date.parse(startsAt) <= now),
  );

const dayIn = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone }).format(at);
