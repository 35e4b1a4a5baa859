import type { CalendarName, Entry } from '@plenum/contract';
import { asAddressee, type Addressed } from '../../../ui/addressees/addressed.ts';
import type { TemporalApi } from '../../../ui/time/temporal.ts';
import { instantOf, wallOf } from '../../../ui/time/wall-time.ts';
import { addDays, type Day, isDay } from '../calendar.days.ts';
import { endAfter, lengthOf, type Moment, type Stretch, untilWords } from '../calendar.moments.ts';
import { noRepeat, readRepeat, type Repeat, weekdayName, writeRepeat } from './entry.rule.ts';
import type { NewEntry } from '../calendar.types.ts';

/** What the editor shows: days and times as the clocks of its zone have them. */
export interface EntryValues {
  title: string;
  calendar: CalendarName;
  isAllDay: boolean;
  startDay: Day;
  startTime: string;
  endDay: Day;
  endTime: string;
  timeZone: string;
  repeat: Repeat;
  guests: Addressed[];
  location: string;
  url: string;
  description: string;
  reminderMinutes: number | null;
}

type Times = Pick<EntryValues, 'startDay' | 'startTime' | 'endDay' | 'endTime'>;

const usual = { startTime: '09:00', endTime: '10:00' };
const usualMinutes = 60;
const usualReminder = 10;

/** The last day of whole days is the one people name: the entry ends with it. */
function timesOf(temporal: TemporalApi, { start, end }: Stretch, zone: string): Times {
  if (isDay(start)) {
    const last = addDays(end.slice(0, 10), -1);
    return { startDay: start, endDay: last < start ? start : last, ...usual };
  }
  const [from, to] = [wallOf(temporal, start, zone), wallOf(temporal, end, zone)];
  return {
    startDay: from.slice(0, 10),
    startTime: from.slice(11),
    endDay: to.slice(0, 10),
    endTime: to.slice(11),
  };
}

export function blankEntry(
  temporal: TemporalApi,
  zone: string,
  { start, end }: { start: Moment; end: Moment | undefined },
): EntryValues {
  const stretch = { start, end: end ?? endAfter(start, isDay(start) ? 1440 : usualMinutes) };
  return {
    title: '',
    calendar: 'Business',
    isAllDay: isDay(start) && end !== undefined,
    ...timesOf(temporal, stretch, zone),
    timeZone: zone,
    repeat: noRepeat,
    guests: [],
    location: '',
    url: '',
    description: '',
    reminderMinutes: usualReminder,
  };
}

const guestsOf = ({ guests }: Entry): Addressed[] =>
  guests.map(({ personId, name, email, avatar }) =>
    personId === null ? { email, name } : { personId, name, email, avatar, about: '' },
  );

/** The repeat that was opened, as far as it is told apart from its series. */
export type Opened = Stretch & Partial<Pick<Entry, 'title' | 'location' | 'url' | 'description'>>;

export interface OpenedEntry {
  entry: Entry;
  version: number;
  /** When its rule has that repeat. */
  original: Moment;
  opened: Opened;
}

export function valuesOf(temporal: TemporalApi, entry: Entry, opened: Opened): EntryValues {
  const { timeZone, isAllDay, repeat, calendar, reminderMinutes } = entry;
  const times = timesOf(temporal, opened, timeZone);
  return {
    title: opened.title ?? entry.title,
    calendar,
    isAllDay,
    ...times,
    timeZone,
    repeat: readRepeat(repeat, times.startDay, untilWords(temporal, timeZone, isAllDay)),
    guests: guestsOf(entry),
    location: opened.location ?? entry.location,
    url: opened.url ?? entry.url,
    description: opened.description ?? entry.description,
    reminderMinutes,
  };
}

/** Where an end is a time that the clocks skip, it is none. */
export function stretchOf(temporal: TemporalApi, values: EntryValues): Partial<Stretch> {
  const { isAllDay, startDay, startTime, endDay, endTime, timeZone } = values;
  if (isAllDay) {
    return {
      ...(startDay && { start: startDay }),
      ...(endDay && { end: addDays(endDay, 1) }),
    };
  }
  const start = startDay && startTime && instantOf(temporal, `${startDay}T${startTime}`, timeZone);
  const end = endDay && endTime && instantOf(temporal, `${endDay}T${endTime}`, timeZone);
  return { ...(start && { start }), ...(end && { end }) };
}

/** What repeats on the one day of its start, repeats on the day of its new start. */
function repeatFrom({ repeat, startDay }: EntryValues, next: Day): Repeat {
  const isThatDay = repeat.days.length === 1 && repeat.days[0] === weekdayName(startDay);
  return isThatDay ? { ...repeat, days: [weekdayName(next)] } : repeat;
}

/** Another beginning takes the end along. */
export function withStart(temporal: TemporalApi, values: EntryValues, next: Partial<Times>) {
  const repeat = repeatFrom(values, next.startDay ?? values.startDay);
  const changed = { ...values, ...next, repeat };
  const [before, after] = [stretchOf(temporal, values), stretchOf(temporal, changed)];
  if (!before.start || !before.end || !after.start) return changed;
  const minutes = lengthOf({ start: before.start, end: before.end });
  if (minutes < 0) return changed;
  const stretch = { start: after.start, end: endAfter(after.start, minutes) };
  const { endDay, endTime } = timesOf(temporal, stretch, values.timeZone);
  return { ...changed, endDay, endTime: values.isAllDay ? values.endTime : endTime };
}

export type EntryBody = Required<NewEntry>;

/** As the server takes it; the form has seen to it that both ends are there. */
export function bodyOf(temporal: TemporalApi, values: EntryValues, stretch: Stretch): EntryBody {
  const { title, calendar, isAllDay, timeZone, location, url, description } = values;
  return {
    title: title.trim(),
    calendar,
    isAllDay,
    ...stretch,
    timeZone,
    repeat: writeRepeat(values.repeat, values.startDay, untilWords(temporal, timeZone, isAllDay)),
    guests: values.guests.map(asAddressee),
    location: location.trim(),
    url: url.trim(),
    description,
    reminderMinutes: values.reminderMinutes,
  };
}

const ofOneRepeat = new Set(['title', 'start', 'end', 'location', 'url', 'description']);

/** One repeat alone may have other words and times, and nothing else. */
export const canBeOne = (changes: Partial<EntryBody>): boolean =>
  Object.keys(changes).every((name) => ofOneRepeat.has(name));
