import type { CalendarEventUpdate, NewCalendarEvent } from '@plenum/contract';
import { beginningOf } from '../../../platform/beginning-of.ts';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import { cleanWords } from '../../../platform/rich-text/clean-words.ts';
import { cleanUrl } from '../entry/entry.clean.ts';
import { repeating } from '../entry/entry.fields.ts';
import {
  dayIn,
  dayMs,
  instantAt,
  isDay,
  lengthOf,
  midnightOf,
  spanOf,
} from '../calendar.moments.ts';
import type { EntryFields, Span } from '../calendar.rows.ts';
import { withoutWords, wordsOf } from '../calendar.words.ts';

type Given = Omit<CalendarEventUpdate, 'id'>;

export function newEvent(input: NewCalendarEvent, timeZone: string): EntryFields {
  const { id: _, start, end, allDay, ...given } = input;
  const isAllDay = allDay ?? isDay(start);
  const until = end && !isNone(end) ? momentIn(end, isAllDay, timeZone) : null;
  const blank: EntryFields = {
    ...spanOf(isAllDay, momentIn(start, isAllDay, timeZone), until),
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

type Moment = string | null | undefined;

/** Old clients turn no time at all into the first one there is. */
const isNone = (moment: Moment): boolean => !moment || Date.parse(moment) === 0;

/** A bare day stands for a whole one, and its time says that it is none; unless the client says so itself. */
function spanGiven(current: EntryFields, { start, end, allDay }: Given): Span {
  const isAllDay = allDay ?? (start === undefined ? current.isAllDay : isDay(start));
  const from =
    start === undefined
      ? turned(current.start, current, isAllDay)
      : momentSent(start, isAllDay, current);
  return spanOf(isAllDay, from, endGiven(current, { isAllDay, from, end }));
}

/** Whole days without an end that could be one stay as many; a time of day then lasts no time. */
function endGiven(
  current: EntryFields,
  { isAllDay, from, end }: { isAllDay: boolean; from: Date; end: Moment },
): Date | null {
  const asLong = new Date(from.getTime() + lengthOf(current));
  if (isAllDay !== current.isAllDay && isNone(end)) return null;
  if (end === undefined) return current.end > from ? current.end : asLong;
  if (!end) return isAllDay ? asLong : null;
  const until = momentSent(end, isAllDay, current);
  if (until >= from) return until;
  if (!isAllDay) return from;
  return current.isAllDay ? asLong : null;
}

/**
 * Of whole days clients send the midnights of their own clock. Where it is none by the clock of the
 * entry, it is the one nearest by: nobody lives more than half a day from UTC, but for a few.
 */
function momentSent(
  moment: string,
  isAllDay: boolean,
  { isAllDay: was, timeZone }: EntryFields,
): Date {
  if (!isAllDay || !was || isDay(moment)) return momentIn(moment, isAllDay, timeZone);
  const at = instantAt(moment);
  const isMidnight = wallTime(at, timeZone).time === '00:00';
  return isMidnight ? dayIn(moment, timeZone) : new Date(Math.round(at.getTime() / dayMs) * dayMs);
}

const momentIn = (moment: string, isAllDay: boolean, timeZone: string): Date =>
  isAllDay ? dayIn(moment, timeZone) : isDay(moment) ? midnightOf(moment) : instantAt(moment);

const turned = (at: Date, { isAllDay: was, timeZone }: EntryFields, isAllDay: boolean): Date =>
  isAllDay && !was ? dayIn(at.toISOString(), timeZone) : at;

type Extended = NonNullable<NewCalendarEvent['extendedProps']>;

/** What one repeat cannot have otherwise than the others. */
export function sharedOf(
  { calendar, extended: kept }: EntryFields,
  given: Extended | undefined,
): Pick<EntryFields, 'calendar' | 'extended'> {
  if (!given) return { calendar, extended: kept };
  const { calendar: wanted, ...others } = given;
  return { calendar: wanted || calendar, extended: { ...wordsOf(kept), ...withoutWords(others) } };
}

/** Kept as it came; what we know ourselves is read from it. */
function extended(current: EntryFields, { calendar, ...others }: Extended): Partial<EntryFields> {
  const rest: Record<string, unknown> = others;
  cleanUrl(others.url ?? '');
  const said = (...names: string[]): string | undefined =>
    names.map((name) => rest[name]).find((value): value is string => typeof value === 'string');
  return {
    extended: rest,
    calendar: calendar || current.calendar,
    description: beginningOf(cleanWords(said('description', 'desc') ?? ''), 50_000),
    location: beginningOf(said('location') ?? '', 500),
  };
}
