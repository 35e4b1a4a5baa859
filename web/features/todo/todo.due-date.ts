import type { Locale } from '../../platform/config.ts';

const dayMs = 86_400_000;
const pad = (part: number) => String(part).padStart(2, '0');

/** The reader's calendar day of a task: a day as it is written, an instant in the reader's zone. */
export function dayOf(dueDate: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(dueDate)) return dueDate;
  const instant = new Date(dueDate);
  if (dueDate === '' || Number.isNaN(instant.getTime())) return null;
  return [instant.getFullYear(), pad(instant.getMonth() + 1), pad(instant.getDate())].join('-');
}

export const today = (now = new Date()): string => dayOf(now.toISOString()) ?? '';

/** Whole days from `from` to `day`, whatever the clocks do in between. */
export const daysUntil = (day: string, from: string): number =>
  Math.round((Date.parse(day) - Date.parse(from)) / dayMs);

/** "tomorrow", "in 3 days", and a plain date further away. */
export function wordDay(day: string, from: string, locale: Locale): string {
  const days = daysUntil(day, from);
  if (Math.abs(days) < 7) {
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  }
  const sameYear = day.slice(0, 4) === from.slice(0, 4);
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(Date.parse(day));
}
