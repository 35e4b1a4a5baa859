/** A day as people write it, 2026-11-21: it has no hours and lies in no zone. */
export type Day = string;

const dayMs = 86_400_000;
const msOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(msOf(text)) &&
  dayAt(msOf(text)) === text;

export const addDays = (day: Day, count: number): Day => dayAt(msOf(day) + count * dayMs);

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((msOf(to) - msOf(from)) / dayMs);

/** Monday is 0: weeks begin as in the date picker. */
export const weekdayOf = (day: Day): number => (new Date(msOf(day)).getUTCDay() + 6) % 7;

export const weekStart = (day: Day): Day => addDays(day, -weekdayOf(day));

export const daysFrom = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, place) => addDays(day, place));

export const weekOf = (day: Day): Day[] => daysFrom(weekStart(day), 7);

export const monthOf = (day: Day): string => day.slice(0, 7);
const firstOf = (day: Day): Day => `${monthOf(day)}-01`;

/** The same day of another month; the last one where that month is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(msOf(firstOf(day)));
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(dayAt(date.getTime()), Math.min(Number(day.slice(8)), last) - 1);
}

/** Six whole weeks that hold the month, so that no month is taller than another. */
export function monthGrid(day: Day): Day[][] {
  const start = weekStart(firstOf(day));
  return Array.from({ length: 6 }, (_, week) => daysFrom(addDays(start, week * 7), 7));
}

/** At noon in UTC, for words: formatted in UTC it is that day everywhere. */
export const dateOf = (day: Day): Date => new Date(msOf(day) + dayMs / 2);
