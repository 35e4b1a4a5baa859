import { wallTime, instantOf } from '../../platform/clock/wall-time.ts';
import type { TestApp } from '../test-app.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A week of reports begins on Monday at this hour. */
const beginsAt = 7;

interface Monday {
  time?: string;
  zone?: string;
  weeks?: number;
  /** Where it is the week from which Mondays are counted; else where the clock is. */
  weekOf?: string;
}

/** Seconds from now to a time on the Monday that comes so many weeks after this one. */
function until({ time, zone, weeks, weekOf }: Required<Monday>): number {
  const now = new Date(Date.now() - beginsAt * hourMs);
  const today = Date.parse(wallTime(now, weekOf).day);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = new Date(today + (7 * weeks - sinceMonday) * dayMs).toISOString().slice(0, 10);
  const at = instantOf(monday, time, zone)?.getTime() ?? 0;
  return Math.round((at - Date.now()) / 1000);
}

/** Does something while the clock shows that time on a coming Monday. */
export async function onMonday<T>(
  app: TestApp,
  deed: () => Promise<T>,
  { time = '07:01', zone = 'UTC', weeks = 1, weekOf = zone }: Monday = {},
): Promise<T> {
  const before = app.clock.ahead;
  app.clock.ahead = until({ time, zone, weeks, weekOf });
  try {
    return await deed();
  } finally {
    app.clock.ahead = before;
  }
}
