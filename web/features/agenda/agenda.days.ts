import type { AgendaSession } from '@plenum/contract';
import type { TemporalApi } from '../../ui/time/temporal.ts';

/** A day of the event in its zone; it may have 23 or 25 hours. */
export interface AgendaDay {
  /** As 2026-11-21. */
  day: string;
  from: number;
  to: number;
}

const midnight = (temporal: TemporalApi, day: string, zone: string) =>
  temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

const nextDay = (temporal: TemporalApi, day: string) =>
  temporal.PlainDate.from(day).add({ days: 1 }).toString();

export const dayAt = (temporal: TemporalApi, instant: number, zone: string): string =>
  temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();

interface Stretch {
  startsOn: string;
  endsOn: string;
  timeZone: string;
}

/** The event's days, and those beside them on which something takes place anyway. */
export function daysOf(
  temporal: TemporalApi,
  { startsOn, endsOn, timeZone }: Stretch,
  starts: readonly number[],
): AgendaDay[] {
  const days = new Set(starts.map((start) => dayAt(temporal, start, timeZone)));
  for (let day = startsOn; day <= endsOn; day = nextDay(temporal, day)) days.add(day);
  return [...days].toSorted().map((day) => ({
    day,
    from: midnight(temporal, day, timeZone),
    to: midnight(temporal, nextDay(temporal, day), timeZone),
  }));
}

const minuteMs = 60_000;
/** Where nothing is on yet, days begin at nine. */
const usualStart = 9 * 60 * minuteMs;

type Placed = Pick<AgendaSession, 'startsAt' | 'minutes'>;

/** After what ends last on the first day; where that would be the next day, as the first of the day. */
export function nextStart(sessions: readonly Placed[], { from, to }: AgendaDay): string {
  const ends = sessions.flatMap(({ startsAt, minutes }) => {
    const start = startsAt ? Date.parse(startsAt) : 0;
    return start >= from && start < to ? [start + minutes * minuteMs] : [];
  });
  const usual = from + usualStart;
  const after = ends.length > 0 ? Math.max(...ends) : usual;
  return new Date(after < to ? after : usual).toISOString();
}
