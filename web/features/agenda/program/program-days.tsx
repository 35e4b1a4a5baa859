import { useFormatter, useTranslations } from 'use-intl';
import { keepInSight } from '../../../ui/focus/keep-in-sight.ts';
import type { ProgramDay } from './program.ts';
import classes from './program-days.module.css';
import { useProgramPlace } from './use-program-place.ts';

interface ProgramDaysProps {
  days: readonly ProgramDay[];
  /** Null: all of them. */
  day: string | null;
  today: string;
  onPick: (day: string | null) => void;
}

const short = { weekday: 'short', day: 'numeric', month: 'short' } as const;

export function ProgramDays({ days, day, today, onPick }: ProgramDaysProps) {
  const t = useTranslations('program.days');
  const format = useFormatter();
  const { zone: timeZone } = useProgramPlace();
  if (days.length < 2) return null;
  return (
    <fieldset className={classes.days} aria-label={t('label')}>
      <button type="button" aria-pressed={day === null} onClick={() => onPick(null)}>
        {t('all')}
      </button>
      {days.map((one) => (
        <button
          key={one.day}
          ref={(choice) => keepInSight(choice)}
          type="button"
          aria-pressed={day === one.day}
          onClick={() => onPick(one.day)}
        >
          {format.dateTime(one.startsAt, { ...short, timeZone })}
          {one.day === today && <span className={classes.today}>{t('today')}</span>}
        </button>
      ))}
    </fieldset>
  );
}
