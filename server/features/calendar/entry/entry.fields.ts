import type { EntryUpdate, NewEntry } from '@plenum/contract';
import { isTimeZone } from '../../../platform/clock/time-zone.ts';
import { problem } from '../../../platform/http/problem.ts';
import { cleanWords } from '../../../platform/rich-text/clean-words.ts';
import { cleanUrl } from './entry.clean.ts';
import { dayIn, lengthOf, readMoment, spanOf } from '../calendar.moments.ts';
import { lastStartOf } from '../repeats/repeats.ts';
import type { EntryFields, Series, Span } from '../calendar.rows.ts';
import { readRule } from '../repeats/repeats.rule.ts';

type Changes = Omit<EntryUpdate['changes'], 'guests'>;

export function newFields({ guests: _, ...input }: NewEntry): EntryFields {
  const { isAllDay, timeZone } = input;
  if (!isTimeZone(timeZone)) throw problem('calendar.zone_unknown');
  const start = readMoment(input.start, isAllDay, timeZone);
  const blank: EntryFields = {
    ...spanOf(isAllDay, start, null),
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
  return changedFields(blank, input);
}

/** What stands then, checked as a whole. */
export function changedFields(current: EntryFields, changes: Changes): EntryFields {
  const timeZone = changes.timeZone ?? current.timeZone;
  if (!isTimeZone(timeZone)) throw problem('calendar.zone_unknown');
  const times = { ...spanChanged(current, changes, timeZone), timeZone };
  return {
    ...times,
    ...repeating(times, changes.repeat === undefined ? current.repeat : changes.repeat),
    calendar: changes.calendar ?? current.calendar,
    title: changes.title ?? current.title,
    location: changes.location ?? current.location,
    url: changes.url === undefined ? current.url : cleanUrl(changes.url),
    description:
      changes.description === undefined ? current.description : cleanWords(changes.description),
    reminderMinutes:
      changes.reminderMinutes === undefined ? current.reminderMinutes : changes.reminderMinutes,
    extended: withoutOld(current.extended, changes),
  };
}

function spanChanged(current: EntryFields, changes: Changes, timeZone: string): Span {
  const isAllDay = changes.isAllDay ?? current.isAllDay;
  const isAnother = isAllDay !== current.isAllDay;
  if (isAnother && changes.start === undefined)
    return spanOf(isAllDay, turned(current, isAllDay, timeZone), null);
  const start =
    changes.start === undefined ? current.start : readMoment(changes.start, isAllDay, timeZone);
  if (changes.end !== undefined) {
    return spanOf(isAllDay, start, readMoment(changes.end, isAllDay, timeZone));
  }
  return spanOf(isAllDay, start, isAnother ? null : new Date(start.getTime() + lengthOf(current)));
}

/** On its day; a time of day is for people to say. */
function turned({ start }: Span, isAllDay: boolean, timeZone: string): Date {
  if (isAllDay) return dayIn(start.toISOString(), timeZone);
  throw problem('invalid', { errors: [{ path: '/start', message: 'needs a time of day' }] });
}

/** The rule as we keep it, and until when it repeats. */
export function repeating(
  times: Omit<Series, 'repeat' | 'repeatsUntil'>,
  rule: string | null,
): Pick<Series, 'repeat' | 'repeatsUntil'> {
  if (rule === null || rule.trim() === '') return { repeat: null, repeatsUntil: null };
  const repeat = readRule(rule, times);
  if (repeat === null) throw problem('calendar.rule_unknown');
  return { repeat, repeatsUntil: lastStartOf({ ...times, repeat }) };
}

const oldNames: Readonly<Record<string, readonly string[]>> = {
  location: ['location'],
  description: ['description', 'desc'],
};

/** Where we know better now, what another client kept is old. */
function withoutOld(extended: Record<string, unknown>, changes: Changes): Record<string, unknown> {
  const old = new Set(Object.keys(changes).flatMap((name) => oldNames[name] ?? []));
  return Object.fromEntries(Object.entries(extended).filter(([name]) => !old.has(name)));
}
