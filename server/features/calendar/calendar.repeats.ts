import { RRuleTemporal } from 'rrule-temporal';
import { wallTime } from '../../platform/clock/wall-time.ts';
import { problem } from '../../platform/http/problem.ts';
import { dayOf } from './calendar.moments.ts';
import type { Series } from './calendar.rows.ts';
import { endless, partOf, untilOf } from './calendar.rule.ts';

/** Far more than any rule we take needs for a range of ours. */
const bounds = { maxIterations: 20_000, maxCandidateEvaluations: 200_000, cache: false };

/** In the zone of its clock, so that it keeps its hour when clocks change. */
function ruleOf({ start, isAllDay, timeZone }: Series, rule: string): RRuleTemporal {
  const { day, time } = isAllDay ? { day: dayOf(start), time: '00:00' } : wallTime(start, timeZone);
  const seconds = String(start.getUTCSeconds()).padStart(2, '0');
  const at = `${day}T${time}${seconds}`.replace(/[-:]/g, '');
  const zone = isAllDay ? 'UTC' : timeZone;
  return new RRuleTemporal({ ...bounds, rruleString: `DTSTART;TZID=${zone}:${at}\nRRULE:${rule}` });
}

const asDate = ({ epochMilliseconds }: { epochMilliseconds: number }) =>
  new Date(epochMilliseconds);

/**
 * When it begins between two instants, the second not among them. Its own beginning counts, also
 * where the rule has none there: other programs show it too.
 */
export function startsBetween(series: Series, from: Date, to: Date): Date[] {
  const { start, repeat, repeatsUntil } = series;
  const isFirstIn = start >= from && start < to;
  if (repeat === null) return isFirstIn ? [start] : [];
  const last = Math.min(to.getTime() - 1, repeatsUntil?.getTime() ?? Infinity);
  const first = Math.max(from.getTime(), start.getTime());
  const found =
    first > last
      ? []
      : ruleOf(series, endless(repeat)).between(new Date(first), new Date(last), true).map(asDate);
  const after = found.filter((at) => at > start && at >= from && at.getTime() <= last);
  return isFirstIn ? [start, ...after] : after;
}

/** After which it begins no more; null: it never ends. */
export function lastStartOf(series: Omit<Series, 'repeatsUntil'>): Date | null {
  const { start, repeat } = series;
  if (repeat === null) return null;
  const until = untilOf(repeat);
  if (until) return until;
  const count = Number(partOf(repeat, 'COUNT') ?? 0);
  if (!count) return null;
  const all = allOf(ruleOf({ ...series, repeatsUntil: null }, repeat)).filter((at) => at > start);
  return all[count - 2] ?? all.at(-1) ?? start;
}

/** One that so seldom comes true that its end is not found is none that we take. */
function allOf(rule: RRuleTemporal): Date[] {
  try {
    return rule.all().map(asDate);
  } catch {
    throw problem('calendar.rule_unknown');
  }
}

/** Whether it begins there. */
export const beginsAt = (series: Series, at: Date): boolean =>
  startsBetween(series, at, new Date(at.getTime() + 1)).length > 0;
