import type { Entry, Scope } from '@plenum/contract';
import type { TemporalApi } from '../../../ui/time/temporal.ts';
import { daysBetween, isDay } from '../calendar.days.ts';
import {
  dayIn,
  endAfter,
  lengthOf,
  type Moment,
  shiftBetween,
  shifted,
  type Stretch,
} from '../calendar.moments.ts';
import { moveRule } from './entry.rule.ts';

interface MovedRepeat {
  /** Where the repeat was. */
  from: Moment;
  /** Where it is to be, by the clocks of this zone. */
  to: Stretch;
  timeZone: string;
  scope: Exclude<Scope, 'one'>;
}

interface Times extends Stretch {
  repeat?: string;
}

/** The times of the whole series, or of its new part, when one of its repeats is moved. */
export function timesOfSeries(
  temporal: TemporalApi,
  entry: Pick<Entry, 'start' | 'timeZone' | 'repeat'>,
  { from, to, timeZone, scope }: MovedRepeat,
): Times {
  const old = { zone: entry.timeZone };
  const into = { zone: timeZone, isDay: isDay(to.start) };
  const shift = shiftBetween(
    temporal,
    { moment: from, ...old },
    { moment: to.start, zone: timeZone },
  );
  const before = scope === 'following' ? from : entry.start;
  const start =
    scope === 'following' ? to.start : shifted(temporal, { moment: before, ...old }, shift, into);
  const times = { start, end: endAfter(start, lengthOf(to)) };
  if (!entry.repeat) return times;
  const first = dayIn(temporal, { moment: before, ...old });
  const then = dayIn(temporal, { moment: start, zone: timeZone });
  const rule = moveRule(entry.repeat, first, then, daysBetween(first, then));
  return rule === entry.repeat ? times : { ...times, repeat: rule };
}
