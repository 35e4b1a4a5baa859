import { calendarTime, contentLine } from './content-line.ts';
import { localTime } from './zone.ts';

/** Where and how the times of an entry are written. */
export interface Clock {
  /** Its times are midnights in UTC and stand for days. */
  isAllDay?: boolean;
  /** Where its clock hangs: what repeats keeps its hour there. In UTC where none is named. */
  timeZone?: string;
}

export const isZoned = ({ isAllDay, timeZone }: Clock): boolean =>
  !isAllDay && timeZone !== undefined && timeZone !== 'UTC';

const day = (at: Date): string => calendarTime(at).slice(0, 8);

/** `DTSTART;TZID=Europe/Berlin:20261121T090000`, or as a day, or in UTC. */
export function timeLine(name: string, at: Date, clock: Clock): string {
  if (clock.isAllDay) return contentLine(`${name};VALUE=DATE`, day(at));
  const { timeZone = 'UTC' } = clock;
  return isZoned(clock)
    ? contentLine(`${name};TZID=${timeZone}`, localTime(at, timeZone))
    : contentLine(name, calendarTime(at));
}

/** A name between quotes, of which it has none itself. */
export const calendarName = (name: string): string =>
  `"${name.replace(/[\p{Cc}\p{Zl}\p{Zp}"]+/gu, ' ').trim()}"`;
