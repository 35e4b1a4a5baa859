import { instantOf, wallTime } from '../../platform/clock/wall-time.ts';

export const zone = 'Europe/Lisbon';
const aDay = 86_400_000;

export interface Days {
  first: string;
  last: string;
  at(day: number, time: string): string;
}

/** Three days around the first start: it is always the second of them. */
export function daysAround(now: Date): Days {
  const today = Date.parse(wallTime(now, zone).day);
  const dayOf = (day: number) => new Date(today + (day - 2) * aDay).toISOString().slice(0, 10);
  return {
    first: dayOf(1),
    last: dayOf(3),
    at: (day, time) => {
      const instant = instantOf(dayOf(day), time, zone);
      if (!instant) throw new Error(`${time} is no time.`);
      return instant.toISOString();
    },
  };
}
