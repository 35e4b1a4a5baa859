import { addDays, addMonths, type Day, daysFrom, monthGrid, weekOf } from './calendar.days.ts';
import type { CalendarView } from './calendar.places.ts';

/** The days that a view shows; the list begins with its day and has no end. */
export function daysShown(view: CalendarView, on: Day): Day[] {
  if (view === 'month') return monthGrid(on).flat();
  if (view === 'week') return weekOf(on);
  return daysFrom(on, 1);
}

/** One view further, or back. */
export function turn(view: CalendarView, on: Day, by: 1 | -1): Day {
  if (view === 'week') return addDays(on, 7 * by);
  return view === 'day' ? addDays(on, by) : addMonths(on, by);
}
