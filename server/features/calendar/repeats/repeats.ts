import { wallClockOf } from '../../../platform/clock/wall-time.ts';
import { dayMs } from '../calendar.moments.ts';
import type { Series } from '../calendar.rows.ts';
import { daysOf } from './repeats.rule-days.ts';
import { partOf, untilOf } from './repeats.rule.ts';

/** When its rule has it, between two instants, both among them; at the hour of its clock, which clocks may skip. */
function* timesOf(
  { start, isAllDay, timeZone, repeat }: Omit<Series, 'repeatsUntil'>,
  from: number,
  to: number,
): Generator<number> {
  const clock = wallClockOf(isAllDay ? 'UTC' : timeZone);
  const shown = clock.shownAt(start.getTime());
  const first = Math.floor(shown / dayMs);
  const time = shown - first * dayMs;
  const [early, late] = [Math.floor(from / dayMs) - 1, Math.floor(to / dayMs) + 1];
  for (const day of daysOf(repeat ?? '', first, early, late)) {
    const at = clock.instantOf(day * dayMs + time);
    if (at !== null && at >= from && at <= to) yield at;
  }
}

/**
 * When it begins between two instants, the second not among them. Its own beginning counts, also
 * where the rule has none there: other programs show it too.
 */
export function startsBetween(series: Series, from: Date, to: Date): Date[] {
  const { start, repeat, repeatsUntil } = series;
  const isFirstIn = start >= from && start < to;
  if (repeat === null) return isFirstIn ? [start] : [];
  const first = Math.max(from.getTime(), start.getTime() + 1);
  const last = Math.min(to.getTime() - 1, repeatsUntil?.getTime() ?? Infinity);
  const after = [...timesOf(series, first, last)].map((at) => new Date(at));
  return isFirstIn ? [start, ...after] : after;
}

/** What is counted ends within a hundred years, however seldom it is. */
const longestCounted = 36_525 * dayMs;

/** After which it begins no more; null: it never ends. */
export function lastStartOf(series: Omit<Series, 'repeatsUntil'>): Date | null {
  const { start, repeat } = series;
  if (repeat === null) return null;
  const until = untilOf(repeat);
  if (until) return until;
  const count = Number(partOf(repeat, 'COUNT') ?? 0);
  if (!count) return null;
  let [last, left] = [start.getTime(), count - 1];
  for (const at of timesOf(series, last + 1, last + longestCounted)) {
    if (left === 0) break;
    last = at;
    left -= 1;
  }
  return new Date(last);
}

/** Whether it begins there. */
export const beginsAt = (series: Series, at: Date): boolean =>
  startsBetween(series, at, new Date(at.getTime() + 1)).length > 0;
