import type { CSSProperties } from 'react';
import { useNow } from '../../../ui/time/use-now.ts';
import type { AgendaDay } from '../agenda.days.ts';
import classes from './grid-board.module.css';

/** A line across the rooms where the day is now. */
export function GridNow({ day }: { day: AgendaDay }) {
  const now = useNow();
  if (now < day.from || now >= day.to) return null;
  const style = { '--from': (now - day.from) / 60_000 } as CSSProperties;
  return <div className={classes.now} style={style} aria-hidden />;
}
