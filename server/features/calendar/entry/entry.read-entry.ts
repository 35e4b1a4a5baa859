import type ICAL from 'ical.js';
import type { CalendarName } from '@plenum/contract';
import { beginningOf } from '../../../platform/beginning-of.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { htmlOfWords, cleanUrl } from './entry.clean.ts';
import { repeating } from './entry.fields.ts';
import { dayMs, lengthOf, spanOf } from '../calendar.moments.ts';
import { beginsAt } from '../repeats/repeats.ts';
import {
  type Context,
  type Incoming,
  type Reason,
  Unusable,
} from '../exchange/exchange.incoming.ts';
import { daysIn, momentIn, type ReadTime } from '../exchange/exchange.read-time.ts';
import { gone } from '../repeats/repeats.exceptions.ts';
import type { EntryFields, ExceptionRow } from '../calendar.rows.ts';

type Component = InstanceType<typeof ICAL.Component>;

const names: readonly CalendarName[] = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'];
const isOf = (component: Component, status: string): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === status;

/** All parts of one name: the entry and its repeats that are otherwise; without the entry, each alone. */
export function incomingOf(
  uid: string,
  components: readonly Component[],
  context: Context,
): Incoming[] {
  const whole = components.find((one) => !one.getFirstProperty('recurrence-id'));
  const others = components.filter((one) => one !== whole);
  if (!whole) {
    return others
      .filter((one) => !isOf(one, 'CANCELLED'))
      .map((one) => {
        const at = momentIn(one, 'recurrence-id', context)?.at.toISOString() ?? '';
        return entryOf(beginningOf(`${uid}/${at}`, 500), one, context);
      });
  }
  if (isOf(whole, 'CANCELLED')) return [];
  const entry = entryOf(beginningOf(uid, 500), whole, context);
  const added = addedTo(entry, whole, others, context);
  if (entry.fields.repeat === null) return [entry, ...added];
  return [{ ...entry, exceptions: exceptionsOf(entry.fields, whole, others, context) }, ...added];
}

const mostAdded = 400;

/** Times beside its rule: each comes in as an entry of its own, under the same name every time. */
function addedTo(
  { uid, fields, hasCalendar }: Incoming,
  whole: Component,
  others: readonly Component[],
  context: Context,
): Incoming[] {
  const excluded = new Set(daysIn(whole, 'exdate', fields, context).map(Number));
  const starts = new Set(daysIn(whole, 'rdate', fields, context).map(Number));
  if (starts.size > mostAdded) throw new Unusable('too_many');
  return [...starts]
    .map((at) => new Date(at))
    .filter((at) => !excluded.has(at.getTime()) && !beginsAt(fields, at))
    .flatMap((start) => {
      const isThis = (one: Component) =>
        daysIn(one, 'recurrence-id', fields, context)[0]?.getTime() === start.getTime();
      const name = `${uid.slice(0, 470)}/${start.toISOString()}`;
      const other = others.find(isThis);
      if (other) return isOf(other, 'CANCELLED') ? [] : [entryOf(name, other, context)];
      const end = new Date(start.getTime() + lengthOf(fields));
      const once = { ...fields, start, end, repeat: null, repeatsUntil: null };
      return [{ uid: name, fields: once, exceptions: [], hasCalendar }];
    });
}

function entryOf(uid: string, component: Component, context: Context): Incoming {
  const start = momentIn(component, 'dtstart', context);
  if (!start) throw new Unusable('no_start');
  const timeZone = start.timeZone ?? context.usualZone;
  const span = foreseen('ends_before_start', () => spanFrom(component, start, context));
  const rule = component.getFirstPropertyValue('x-rule');
  const repeats = foreseen('rule_unknown', () =>
    repeating({ ...span, timeZone }, rule === null ? null : String(rule)),
  );
  const calendar = calendarOf(component);
  const fields: EntryFields = {
    ...span,
    ...repeats,
    timeZone,
    ...wordsIn(component),
    calendar: calendar ?? 'Personal',
    reminderMinutes: reminderOf(component),
    extended: {},
  };
  return { uid, fields, exceptions: [], hasCalendar: calendar !== null };
}

function foreseen<T>(reason: Reason, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProblemError) throw new Unusable(reason);
    throw error;
  }
}

/** Without an end an instant is a moment, a day the whole of it. */
function spanFrom(component: Component, { at, isAllDay }: ReadTime, context: Context) {
  const end = momentIn(component, 'dtend', context)?.at;
  const duration = component.getFirstPropertyValue('duration') as { toSeconds?(): number } | null;
  const seconds = duration?.toSeconds?.() ?? 0;
  const usual = isAllDay ? Math.max(seconds * 1000, dayMs) : seconds * 1000;
  return spanOf(isAllDay, at, end ?? new Date(at.getTime() + usual));
}

function wordsIn(component: Component) {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').trim();
  return {
    title: beginningOf(said('summary') || '—', 500),
    location: beginningOf(said('location'), 500),
    url: urlOf(said('url')),
    description: beginningOf(htmlOfWords(said('description')), 50_000),
  };
}

/** What leads nowhere is left out; the entry comes in all the same. */
function urlOf(text: string): string {
  try {
    return text.length > 2000 ? '' : cleanUrl(text);
  } catch {
    return '';
  }
}

function calendarOf(component: Component): CalendarName | null {
  const said = new Set(
    component
      .getAllProperties('categories')
      .flatMap((property) => property.getValues().map((value) => String(value).toLowerCase())),
  );
  return names.find((name) => said.has(name.toLowerCase())) ?? null;
}

function reminderOf(component: Component): number | null {
  const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  const { toSeconds } = (trigger ?? {}) as { toSeconds?(): number };
  if (!toSeconds) return null;
  const minutes = Math.round(-toSeconds.call(trigger) / 60);
  return minutes >= 0 && minutes <= 40_320 ? minutes : null;
}

function exceptionsOf(
  fields: EntryFields,
  whole: Component,
  others: readonly Component[],
  context: Context,
): Incoming['exceptions'] {
  const found = new Map<number, Omit<ExceptionRow, 'entryId'>>();
  const keep = (exception: Omit<ExceptionRow, 'entryId'>) => {
    if (beginsAt(fields, exception.original)) found.set(exception.original.getTime(), exception);
  };
  for (const original of daysIn(whole, 'exdate', fields, context)) keep({ ...gone, original });
  for (const other of others) {
    const [original] = daysIn(other, 'recurrence-id', fields, context);
    if (!original) continue;
    keep(
      isOf(other, 'CANCELLED')
        ? { ...gone, original }
        : otherwise(fields, original, other, context),
    );
  }
  return [...found.values()];
}

function otherwise(fields: EntryFields, original: Date, component: Component, context: Context) {
  const { fields: said } = entryOf('', component, context);
  const isElsewhen = said.isAllDay === fields.isAllDay;
  const other = (name: 'title' | 'location' | 'url' | 'description') =>
    said[name] === fields[name] ? null : said[name];
  return {
    original,
    isGone: false,
    title: other('title'),
    start: isElsewhen ? said.start : null,
    end: isElsewhen ? said.end : null,
    location: other('location'),
    url: other('url'),
    description: other('description'),
  };
}
