import type { TemporalApi } from '../../ui/time/temporal.ts';
import { wallOf } from '../../ui/time/wall-time.ts';
import { addDays, type Day, daysBetween, isDay } from './calendar.days.ts';
import type { UntilWords } from './entry/entry.rule.ts';

/** A day, or an instant. */
export type Moment = string;

export interface Stretch {
  start: Moment;
  end: Moment;
}

/** A moment by whose clocks it is read. */
export interface Placed {
  moment: Moment;
  zone: string;
}

/** So far something was moved, as clocks have it: over a change of theirs it keeps its hour. */
interface Shift {
  days: number;
  minutes: number;
}

const minuteMs = 60_000;

const plain = (temporal: TemporalApi, { moment, zone }: Placed) =>
  temporal.PlainDateTime.from(isDay(moment) ? moment : wallOf(temporal, moment, zone));

export function shiftBetween(temporal: TemporalApi, from: Placed, to: Placed): Shift {
  const [a, b] = [plain(temporal, from), plain(temporal, to)];
  const days = daysBetween(a.toPlainDate().toString(), b.toPlainDate().toString());
  return { days, minutes: (b.hour - a.hour) * 60 + b.minute - a.minute };
}

/** In another zone it keeps what the clock shows; `isDay` tells what comes out of it. */
export function shifted(
  temporal: TemporalApi,
  placed: Placed,
  { days, minutes }: Shift,
  into: { zone: string; isDay: boolean },
): Moment {
  const there = plain(temporal, placed).add({ days }).add({ minutes });
  if (into.isDay) return there.toPlainDate().toString();
  return there.toZonedDateTime(into.zone).toInstant().toString();
}

export const dayIn = (temporal: TemporalApi, placed: Placed): Day =>
  plain(temporal, placed).toPlainDate().toString();

/** How long it takes; of whole days, so many of them in minutes. */
export const lengthOf = ({ start, end }: Stretch): number =>
  isDay(start)
    ? daysBetween(start, end.slice(0, 10)) * 1440
    : (Date.parse(end) - Date.parse(start)) / minuteMs;

/** From this start on, as long as told. */
export const endAfter = (start: Moment, minutes: number): Moment =>
  isDay(start)
    ? addDays(start, Math.max(Math.round(minutes / 1440), 1))
    : new Date(Date.parse(start) + minutes * minuteMs).toISOString();

/** The last day of repeats: of hours an instant in UTC, the end of that day in the entry's zone. */
export function untilWords(temporal: TemporalApi, zone: string, isAllDay: boolean): UntilWords {
  return {
    read: (until) => {
      const [, year, month, day, clock] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z?)?/.exec(until) ?? [];
      const written = `${year}-${month}-${day}`;
      if (!isDay(written)) return '';
      if (!clock) return written;
      const time = clock.replace(/(\d{2})(\d{2})(\d{2})/, '$1:$2:$3');
      return dayIn(temporal, { moment: `${written}T${time}Z`, zone });
    },
    write: (day) => {
      if (isAllDay) return day.replaceAll('-', '');
      const end = temporal.PlainDateTime.from(`${day}T23:59:59`).toZonedDateTime(zone).toInstant();
      return end.toString().replaceAll(/[-:]/g, '');
    },
  };
}
