import type { CalendarEventUpdate, NewCalendarEvent } from '@plenum/contract';
import { cleanUrl, cleanWords } from './calendar.clean.ts';
import { repeating } from './calendar.fields.ts';
import { dayIn, isDay, lengthOf, midnightOf, spanOf } from './calendar.moments.ts';
import type { EntryFields, Span } from './calendar.rows.ts';

type Given = Omit<CalendarEventUpdate, 'id'>;

export function newEvent(input: NewCalendarEvent, timeZone: string): EntryFields {
  const { id: _, ...given } = input;
  const isAllDay = input.allDay ?? isDay(input.start);
  const blank: EntryFields = {
    ...spanOf(isAllDay, momentIn(input.start, isAllDay, timeZone), null),
    timeZone,
    calendar: 'Personal',
    title: '',
    location: '',
    url: '',
    description: '',
    repeat: null,
    repeatsUntil: null,
    reminderMinutes: null,
    extended: {},
  };
  return changedEvent(blank, given);
}

/** What is given replaces what was, one field at a time; of the extended ones all at once. */
export function changedEvent(current: EntryFields, given: Given): EntryFields {
  const { timeZone, repeat } = current;
  const span = spanGiven(current, given);
  return {
    ...current,
    ...span,
    ...repeating({ ...span, timeZone }, repeat),
    title: given.title ?? current.title,
    url: given.url === undefined ? current.url : cleanUrl(given.url ?? ''),
    ...(given.extendedProps && extended(current, given.extendedProps)),
  };
}

/** A bare day stands for a whole one, and its time says that it is none; unless the client says so itself. */
function spanGiven(current: EntryFields, { start, end, allDay }: Given): Span {
  const isAllDay = allDay ?? (start === undefined ? current.isAllDay : isDay(start));
  const from =
    start === undefined
      ? turned(current.start, current, isAllDay)
      : momentIn(start, isAllDay, current.timeZone);
  if (end === null) return spanOf(isAllDay, from, null);
  if (end !== undefined) return spanOf(isAllDay, from, momentIn(end, isAllDay, current.timeZone));
  if (isAllDay !== current.isAllDay) return spanOf(isAllDay, from, null);
  const stays = current.end > from ? current.end : new Date(from.getTime() + lengthOf(current));
  return spanOf(isAllDay, from, stays);
}

const momentIn = (moment: string, isAllDay: boolean, timeZone: string): Date =>
  isAllDay ? dayIn(moment, timeZone) : isDay(moment) ? midnightOf(moment) : new Date(moment);

const turned = (at: Date, { isAllDay: was, timeZone }: EntryFields, isAllDay: boolean): Date =>
  isAllDay && !was ? dayIn(at.toISOString(), timeZone) : at;

type Extended = NonNullable<NewCalendarEvent['extendedProps']>;

/** Kept as it came; what we know ourselves is read from it. */
function extended(current: EntryFields, { calendar, ...others }: Extended): Partial<EntryFields> {
  const rest: Record<string, unknown> = others;
  const said = (...names: string[]): string | undefined =>
    names.map((name) => rest[name]).find((value): value is string => typeof value === 'string');
  return {
    extended: rest,
    calendar: calendar ?? current.calendar,
    description: cleanWords(said('description', 'desc') ?? '').slice(0, 50_000),
    location: (said('location') ?? '').slice(0, 500),
  };
}
