import type ICAL from 'ical.js';
import { instantOf, wallTime } from '../../../platform/clock/wall-time.ts';
import { dayOf, midnightOf } from '../calendar.moments.ts';
import { type Context, Unusable } from './exchange.incoming.ts';
import { zoneNamed } from './exchange.read-zone.ts';
import type { Series } from '../calendar.rows.ts';

type Component = InstanceType<typeof ICAL.Component>;
type Property = InstanceType<typeof ICAL.Property>;
type Time = InstanceType<typeof ICAL.Time>;

export interface ReadTime {
  at: Date;
  isAllDay: boolean;
  /** Null: the file names none. */
  timeZone: string | null;
}

/** In UTC as it stands; with a zone, or none, by what clocks there show. */
function readTime(property: Property, time: Time, { zones, usualZone }: Context): ReadTime {
  const text = time.toString();
  const day = text.slice(0, 10);
  if (time.isDate) return { at: midnightOf(day), isAllDay: true, timeZone: null };
  if (time.zone?.tzid === 'UTC') return { at: new Date(text), isAllDay: false, timeZone: 'UTC' };
  const name = property.getFirstParameter('tzid');
  const timeZone = name ? zoneNamed(name, zones, usualZone) : usualZone;
  if (timeZone === null) throw new Unusable('zone_unknown');
  const minute = instantOf(day, text.slice(11, 16), timeZone);
  if (!minute) throw new Unusable('broken');
  return { at: new Date(minute.getTime() + time.second * 1000), isAllDay: false, timeZone };
}

const isTime = (value: unknown): value is Time =>
  typeof value === 'object' && value !== null && 'isDate' in value;

/** A period is named by its beginning. */
const startOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'start' in value ? value.start : value;

export function momentIn(component: Component, name: string, context: Context): ReadTime | null {
  const property = component.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!property || !isTime(value)) return null;
  const read = readTime(property, value, context);
  return Number.isNaN(read.at.getTime()) ? null : read;
}

/** Times of repeats; some programs name only the day of one that has its hour. */
export function daysIn(
  component: Component,
  name: string,
  series: Series,
  context: Context,
): Date[] {
  return component.getAllProperties(name).flatMap((property) =>
    property
      .getValues()
      .map(startOf)
      .filter(isTime)
      .map((value) => readTime(property, value, context))
      .map(({ at, isAllDay }) => asRepeat(at, isAllDay, series)),
  );
}

function asRepeat(at: Date, isAllDay: boolean, series: Series): Date {
  if (isAllDay === series.isAllDay) return at;
  if (series.isAllDay) return midnightOf(wallTime(at, series.timeZone).day);
  return instantOf(dayOf(at), wallTime(series.start, series.timeZone).time, series.timeZone) ?? at;
}
