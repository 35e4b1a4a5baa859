import { useFormatter, useTranslations } from 'use-intl';
import type { Overlap } from './mine.ts';
import { groupByDay, type Placed } from '../program/program.ts';
import classes from './my-agenda.module.css';
import { MySession } from './my-session.tsx';
import { useProgramPlace } from '../program/use-program-place.ts';

interface MyDaysProps {
  mine: readonly Placed[];
  overlaps: ReadonlyMap<number, Overlap[]>;
}

const long = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Day by day, as the clocks that are shown see it. */
export function MyDays({ mine, overlaps }: MyDaysProps) {
  const t = useTranslations('my-agenda');
  const format = useFormatter();
  const { zone: timeZone } = useProgramPlace();
  return groupByDay(mine).map(({ day, startsAt, count, slots }) => (
    <section key={day} aria-labelledby={`my-${day}`} className={classes.day}>
      <h2 id={`my-${day}`}>
        {format.dateTime(startsAt, { ...long, timeZone })}
        <small>{t('count', { count })}</small>
      </h2>
      <ul className={classes.sessions}>
        {slots
          .flatMap(({ sessions }) => sessions)
          .map((placed) => (
            <MySession
              key={placed.session.id}
              session={placed.session}
              placed={placed}
              overlaps={overlaps.get(placed.session.id) ?? []}
            />
          ))}
      </ul>
    </section>
  ));
}
