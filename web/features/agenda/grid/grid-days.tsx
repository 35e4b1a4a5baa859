import { useFormatter, useTranslations } from 'use-intl';
import { keepInSight } from '../../../ui/focus/keep-in-sight.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './grid-days.module.css';
import type { AgendaDays } from '../use-agenda-days.ts';

interface GridDaysProps {
  days: AgendaDays;
  onDay: (day: string) => void;
}

export function GridDays({ days, onDay }: GridDaysProps) {
  const t = useTranslations('agenda.head');
  const format = useFormatter();
  const { timeZone } = useAgendaFacts().event;
  return (
    <nav className={classes.days} aria-label={t('days')}>
      {days.days.map(({ day, from }) => (
        <button
          key={day}
          ref={(choice) => keepInSight(choice)}
          type="button"
          aria-current={day === days.chosen.day ? 'date' : undefined}
          onClick={() => onDay(day)}
        >
          <bdi>
            {format.dateTime(new Date(from), {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
              timeZone,
            })}
          </bdi>
        </button>
      ))}
    </nav>
  );
}
