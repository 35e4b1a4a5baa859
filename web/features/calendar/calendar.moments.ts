import type { TemporalApi } from '../../ui/time/temporal.ts';
import { wallOf } from '../../ui/time/wall-time.ts';
import { addDays, type Day, daysBetween, isDay } from './calendar.days.ts';
import type { UntilWords } from './calendar.rule.ts';

/** A day, or an instant. */
export type Moment = string;

export interface Stretch {
  start: Moment;
  end: Moment;
}

/** So far something was moved, as the clocks of its zone have it: over a change they keep the hour. */
export interface Shift {
  days: number;
  minutes: number;
}

const minuteMs = 60_000;

const plain = (temporal: TemporalApi, moment: Moment, zone: string) =>
  temporal.PlainDateTime.from(isDay(moment) ? moment : wallOf(temporal, moment, zone));

export function shiftBetween(
  temporal: TemporalApi,
  from: Moment,
  to: Moment,
  zone: string,
): Shift {
  const [a, b] = [plain(temporal, from, zone), plain(temporal, to, zone)];
  const days = daysBetween(a.toPlainDate().toString(), b.toPlainDate().toString());
  const clock = ({ hour, minute }: typeof a) => hour * 60 + minute;
  return { days, minutes: clock(b) - clock(a) };
}

export function shifted(
  temporal: TemporalApi,
  moment: Moment,
  { days, minutes }: Shift,
  zone: string,
): Moment {
  if (isDay(moment)) return addDays(moment, days);
  return plain(temporal, moment, zone)
    .add({ days, minutes })
    .toZonedDateTime(zone)
    .toInstant()
    .toString();
}

export const dayIn = (temporal: TemporalApi, moment: Moment, zone: string): Day =>
  isDay(moment) ? moment : wallOf(temporal, moment, zone).slice(0, 10);

/** How long it takes; of whole days, so many of them in minutes. */
export const lengthOf = ({ start, end }: Stretch): number =>
  isDay(start)
    ? daysBetween(start, end.slice(0, 10)) * 1440
    : (Date.parse(end) - Date.parse(start)) / minuteMs;

/** The same start, as long as told. */
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
      if (!clock) return isDay(written) ? written : '';
      const time = clock.replace(/(\d{2})(\d{2})(\d{2})/, '$1:$2:$3');
      return dayIn(temporal, `${written}T${time}Z`, zone);
    },
    write: (day) => {
      if (isAllDay) return day.replaceAll('-', '');
      const end = temporal.PlainDateTime.from(`${day}T23:59:59`).toZonedDateTime(zone).toInstant();
      return end.toString().replaceAll(/[-:]/g, '');
    },
  };
}
