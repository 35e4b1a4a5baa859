import type { CSSProperties } from 'react';
import type { AgendaDay } from '../agenda.days.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './grid-board.module.css';

const hour = 3_600_000;

/** The hours as the clocks at the event show them: where they change, one is missing or twice. */
export function GridAxis({ day }: { day: AgendaDay }) {
  const { hourAt } = useAgendaFacts();
  const hours = Array.from({ length: Math.ceil((day.to - day.from) / hour) }, (_, place) => place);
  return (
    <div className={classes.axis} aria-hidden>
      {hours.map((place) => (
        <span key={place} style={{ '--from': place * 60 } as CSSProperties}>
          {hourAt(day.from + place * hour)}
        </span>
      ))}
    </div>
  );
}
