import { useFormatter, useTranslations } from 'use-intl';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import { dateOf, type Day } from '../calendar.days.ts';
import classes from './time-view.module.css';

export function TimeHeads({ days }: { days: readonly Day[] }) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const { dayText, zone } = useCalendarFacts();
  const { today, go } = useCalendarWork();
  return (
    <tr className={classes.heads}>
      <th scope="col" className={classes.corner}>
        <span title={zone}>{shortZone(zone)}</span>
      </th>
      {days.map((day) => (
        <th
          scope="col"
          key={day}
          className={classes.head}
          aria-current={day === today ? 'date' : undefined}
        >
          <span aria-hidden>
            {format.dateTime(dateOf(day), { weekday: 'short', timeZone: 'UTC' })}
          </span>
          {days.length > 1 ? (
            <button
              type="button"
              tabIndex={-1}
              className={classes.number}
              data-no-drag
              aria-label={t('openDay', { day: dayText(day) })}
              onClick={() => go(day, 'day')}
            >
              {Number(day.slice(8))}
            </button>
          ) : (
            <span className={classes.number}>
              <span aria-hidden>{Number(day.slice(8))}</span>
              <span className="visually-hidden">{dayText(day)}</span>
            </span>
          )}
        </th>
      ))}
    </tr>
  );
}

const shortZone = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
