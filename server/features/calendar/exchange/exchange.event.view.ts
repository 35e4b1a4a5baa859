import type { CalendarEvent } from '@plenum/contract';
import type { Happening } from '../repeats/repeats.happenings.ts';
import { momentOf } from '../calendar.moments.ts';
import { repeatIdOf } from '../repeats/repeats.repeat-id.ts';
import type { EntryRow } from '../calendar.rows.ts';
import { withoutWords } from '../calendar.words.ts';

/** As the spec has it: what other clients keep with it comes back as it came. */
export function eventView(row: EntryRow): CalendarEvent {
  const { id, url, title, isAllDay, start, end, extended, calendar, location, description } = row;
  return {
    id,
    url,
    title,
    start: momentOf(start, isAllDay),
    end: momentOf(end, isAllDay),
    allDay: isAllDay,
    extendedProps: {
      ...(location && { location }),
      ...(description && { description }),
      ...extended,
      calendar,
    },
  };
}

/** One repeat as an event of its own; what is said of it alone stands before what is kept with all. */
export function repeatView(row: EntryRow, time: Happening): CalendarEvent {
  const extended = time.isException ? withoutWords(row.extended) : row.extended;
  const { start, end, title, location, url, description } = time;
  const event = eventView({ ...row, start, end, title, location, url, description, extended });
  return { ...event, id: repeatIdOf(row, time.original) };
}
