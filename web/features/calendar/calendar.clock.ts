import type { TemporalApi } from '../../ui/time/temporal.ts';
import { addDays, type Day } from './calendar.days.ts';

const minuteMs = 60_000;
const dayMinutes = 1440;

/** Days and hours as the clocks of one zone show them. */
export interface Clock {
  zone: string;
  dayOf: (instant: number) => Day;
  midnight: (day: Day) => number;
  /** What the clock shows, in minutes after its midnight. */
  wallMinute: (instant: number) => number;
  /** The instant at which the clock shows that; what it skips in spring is an hour later. */
  at: (day: Day, minute: number) => number;
}

export function clockOf(temporal: TemporalApi, zone: string): Clock {
  const zoned = (instant: number) =>
    temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const known = new Map<Day, number>();
  const midnight = (day: Day) => {
    const found =
      known.get(day) ?? temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
    known.set(day, found);
    return found;
  };
  return {
    zone,
    midnight,
    dayOf: (instant) => zoned(instant).toPlainDate().toString(),
    wallMinute: (instant) => {
      const { hour, minute } = zoned(instant);
      return hour * 60 + minute;
    },
    at: (day, minute) =>
      minute >= dayMinutes
        ? midnight(addDays(day, 1))
        : temporal.PlainDate.from(day)
            .toPlainDateTime()
            .add({ minutes: minute })
            .toZonedDateTime(zone).epochMilliseconds,
  };
}

/** How instants lie on the column of a day. */
export interface Scale {
  /** Its whole length. */
  minutes: (day: Day) => number;
  minuteOf: (instant: number, day: Day) => number;
  instantAt: (day: Day, minute: number) => number;
}

/** By what the clock shows: days beside each other share their hours, whatever the clocks do. */
export const wallScale = (clock: Clock): Scale => ({
  minutes: () => dayMinutes,
  minuteOf: (instant, day) => {
    if (instant <= clock.midnight(day)) return 0;
    return instant >= clock.midnight(addDays(day, 1)) ? dayMinutes : clock.wallMinute(instant);
  },
  instantAt: clock.at,
});

/** By what passes: a day alone shows all of its 23, 24 or 25 hours. */
export function trueScale(clock: Clock): Scale {
  const minutes = (day: Day) => (clock.midnight(addDays(day, 1)) - clock.midnight(day)) / minuteMs;
  return {
    minutes,
    minuteOf: (instant, day) =>
      Math.min(Math.max((instant - clock.midnight(day)) / minuteMs, 0), minutes(day)),
    instantAt: (day, minute) => clock.midnight(day) + minute * minuteMs,
  };
}
