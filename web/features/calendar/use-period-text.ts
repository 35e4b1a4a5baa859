import { useFormatter } from 'use-intl';
import { dateOf, type Day, weekOf } from './calendar.days.ts';
import type { CalendarView } from './calendar.places.ts';

const utc = { timeZone: 'UTC' } as const;

/** What is in sight: November 2026, 16 – 22 November 2026, Sunday 22 November 2026. */
export function usePeriodText(view: CalendarView, on: Day): string {
  const format = useFormatter();
  if (view === 'day') return format.dateTime(dateOf(on), { dateStyle: 'full', ...utc });
  const date = dateOf(on);
  if (view !== 'week') return format.dateTime(date, { month: 'long', year: 'numeric', ...utc });
  const week = weekOf(on);
  const [first = on, last = on] = [week[0], week.at(-1)];
  const words = { day: 'numeric', month: 'short', year: 'numeric', ...utc } as const;
  return format.dateTimeRange(dateOf(first), dateOf(last), words);
}
