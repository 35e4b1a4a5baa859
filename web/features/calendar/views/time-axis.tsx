import type { CSSProperties } from 'react';
import { useFormatter } from 'use-intl';
import type { Scale } from '../calendar.clock.ts';
import type { Day } from '../calendar.days.ts';
import classes from './time-view.module.css';

interface TimeAxisProps {
  days: readonly Day[];
  scale: Scale;
}

/** The hours as the clocks show them: alone, a day has one missing or twice where they change. */
export function TimeAxis({ days, scale }: TimeAxisProps) {
  const format = useFormatter();
  const [day = ''] = days;
  const count = Math.ceil(scale.minutes(day) / 60);
  const word = (place: number) =>
    days.length > 1
      ? format.dateTime(Date.UTC(2026, 0, 1, place), { hour: 'numeric', timeZone: 'UTC' })
      : format.dateTime(scale.instantAt(day, place * 60), { hour: 'numeric' });
  return (
    <td className={classes.axis} aria-hidden>
      {Array.from({ length: count - 1 }, (_, place) => (
        <span key={place} style={{ '--from': (place + 1) * 60 } as CSSProperties}>
          <bdi>{word(place + 1)}</bdi>
        </span>
      ))}
    </td>
  );
}
