import type { Program } from '@plenum/contract';
import { useDeferredValue, useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { firstOf, type ProgramDay, type TimeSlot } from './program.ts';
import classes from './program-list.module.css';
import { SessionCard } from '../session/session-card.tsx';
import { useProgramPlace } from './use-program-place.ts';

/** What fits on a first screen; the others follow without holding anything up. */
const firstFew = 24;

/** Coming back to a long program must find all of it: else one's place in it is lost. */
const drawn = new WeakSet<Program>();

interface ProgramListProps {
  days: ProgramDay[];
  /** The headings stand below this one. */
  under: 1 | 2;
}

export function ProgramList({ days, under }: ProgramListProps) {
  const { program } = useProgramPlace();
  const shown = useDeferredValue(days, drawn.has(program) ? days : firstOf(days, firstFew));
  useEffect(() => void drawn.add(program), [program]);
  return shown.map((one) => <Day key={one.day} day={one} under={under} />);
}

const whole = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

function Day({ day, under }: { day: ProgramDay; under: 1 | 2 }) {
  const t = useTranslations('program');
  const format = useFormatter();
  const { zone: timeZone } = useProgramPlace();
  const Heading = under === 1 ? 'h2' : 'h3';
  const id = `day-${day.day}`;
  return (
    <section className={classes.day} aria-labelledby={id}>
      <div className={classes.dayHead}>
        <Heading id={id}>{format.dateTime(day.startsAt, { ...whole, timeZone })}</Heading>
        <span>{t('days.count', { count: day.count })}</span>
      </div>
      {day.slots.map((slot) => (
        <Slot key={slot.startsAt} slot={slot} />
      ))}
    </section>
  );
}

function Slot({ slot: { startsAt, sessions } }: { slot: TimeSlot }) {
  const format = useFormatter();
  const { zone: timeZone } = useProgramPlace();
  const start = format.dateTime(startsAt, { hour: 'numeric', minute: '2-digit', timeZone });
  return (
    <div className={classes.slot} data-many={sessions.length > 3 || undefined}>
      <p className={classes.time}>{start}</p>
      <ul className={classes.cards}>
        {sessions.map((placed) => (
          <SessionCard key={placed.session.id} session={placed.session} placed={placed} />
        ))}
      </ul>
    </div>
  );
}
