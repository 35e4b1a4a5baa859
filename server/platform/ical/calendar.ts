import { calendarAddress, calendarText, calendarTime, contentLine } from './content-line.ts';
import { calendarName, type Clock, isZoned, timeLine } from './times.ts';
import { printZone } from './zone.ts';

/** Somebody who asks or is asked to come. */
export interface Attendee {
  name: string;
  address: string;
}

export interface CalendarEntry extends Clock {
  /** The same for ever: by it a calendar knows that this is what it already has. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  location: string;
  url: string | null;
  isCancelled: boolean;
  /** Rings so many minutes before; null: not at all. */
  alarm: number | null;
  /** RRULE of RFC 5545, and the times it has that do not take place. */
  repeat?: { rule: string; excluded: readonly Date[] };
  /** Of one repeat that is otherwise: when the rule of the others has it. */
  original?: Date;
  organiser?: Attendee;
  guests?: readonly (Attendee & {
    standing: 'NEEDS-ACTION' | 'ACCEPTED' | 'DECLINED' | 'TENTATIVE';
  })[];
}

export interface Calendar {
  name: string;
  /** As a letter: an invitation, or that something does not take place. */
  method?: 'REQUEST' | 'CANCEL';
  entries: readonly CalendarEntry[];
}

const head = [
  contentLine('BEGIN', 'VCALENDAR'),
  contentLine('VERSION', '2.0'),
  contentLine('PRODID', '-//Plenum//Calendar//EN'),
  contentLine('CALSCALE', 'GREGORIAN'),
].join('');
const asFeed = [
  contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
  contentLine('X-PUBLISHED-TTL', 'PT1H'),
].join('');

/**
 * RFC 5545. What stands once is written in UTC: no reader's table of time zones comes into it. What
 * repeats names its zone, which is written along. The same entries give the same bytes, so that what
 * has not changed need not be sent again.
 */
export const printCalendar = ({ name, method, entries }: Calendar): string =>
  [
    head,
    method ? contentLine('METHOD', method) : asFeed,
    contentLine('NAME', calendarText(name)),
    contentLine('X-WR-CALNAME', calendarText(name)),
    ...zonesOf(entries),
    ...entries.map(printEntry),
    contentLine('END', 'VCALENDAR'),
  ].join('');

/** Each once, from the first year that needs it. */
function zonesOf(entries: readonly CalendarEntry[]): string[] {
  const years = new Map<string, number>();
  for (const entry of entries) {
    const { timeZone, startsAt } = entry;
    if (timeZone === undefined || !isZoned(entry)) continue;
    years.set(timeZone, Math.min(years.get(timeZone) ?? Infinity, startsAt.getUTCFullYear()));
  }
  return [...years].map(([zone, year]) => printZone(zone, year));
}

function printEntry(entry: CalendarEntry): string {
  const url = entry.url === null ? null : calendarAddress(entry.url);
  const { description, location, alarm } = entry;
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', calendarText(entry.uid)),
    contentLine('DTSTAMP', calendarTime(entry.changedAt)),
    contentLine('LAST-MODIFIED', calendarTime(entry.changedAt)),
    contentLine('SEQUENCE', String(entry.sequence)),
    entry.original && timeLine('RECURRENCE-ID', entry.original, entry),
    timeLine('DTSTART', entry.startsAt, entry),
    timeLine('DTEND', entry.endsAt, entry),
    entry.repeat && contentLine('RRULE', entry.repeat.rule),
    ...(entry.repeat?.excluded ?? []).map((at) => timeLine('EXDATE', at, entry)),
    contentLine('SUMMARY', calendarText(entry.title)),
    description && contentLine('DESCRIPTION', calendarText(description)),
    location && contentLine('LOCATION', calendarText(location)),
    url && contentLine('URL', url),
    ...printPeople(entry),
    contentLine('STATUS', entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    alarm !== null && !entry.isCancelled && printAlarm(entry.title, alarm),
    contentLine('END', 'VEVENT'),
  ]
    .filter(Boolean)
    .join('');
}

const printPeople = ({ organiser, guests = [] }: CalendarEntry): string[] => [
  organiser
    ? contentLine(`ORGANIZER;CN=${calendarName(organiser.name)}`, `mailto:${organiser.address}`)
    : '',
  ...guests.map(({ name, address, standing }) =>
    contentLine(
      `ATTENDEE;CN=${calendarName(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${standing};RSVP=TRUE`,
      `mailto:${address}`,
    ),
  ),
];

const printAlarm = (title: string, minutes: number): string =>
  [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('TRIGGER', `-PT${minutes}M`),
    contentLine('DESCRIPTION', calendarText(title)),
    contentLine('END', 'VALARM'),
  ].join('');
