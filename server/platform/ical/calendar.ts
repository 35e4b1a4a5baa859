import { calendarAddress, calendarText, calendarTime, contentLine } from './content-line.ts';

export interface CalendarEntry {
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
}

export interface Calendar {
  name: string;
  entries: readonly CalendarEntry[];
}

const head = [
  contentLine('BEGIN', 'VCALENDAR'),
  contentLine('VERSION', '2.0'),
  contentLine('PRODID', '-//Plenum//Calendar//EN'),
  contentLine('CALSCALE', 'GREGORIAN'),
  contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
  contentLine('X-PUBLISHED-TTL', 'PT1H'),
].join('');

/**
 * RFC 5545, all times in UTC: no reader's table of time zones comes into it. The same entries give
 * the same bytes, so that what has not changed need not be sent again.
 */
export const printCalendar = ({ name, entries }: Calendar): string =>
  [
    head,
    contentLine('NAME', calendarText(name)),
    contentLine('X-WR-CALNAME', calendarText(name)),
    ...entries.map(printEntry),
    contentLine('END', 'VCALENDAR'),
  ].join('');

function printEntry(entry: CalendarEntry): string {
  const url = entry.url === null ? null : calendarAddress(entry.url);
  const { description, location, alarm } = entry;
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', calendarText(entry.uid)),
    contentLine('DTSTAMP', calendarTime(entry.changedAt)),
    contentLine('LAST-MODIFIED', calendarTime(entry.changedAt)),
    contentLine('SEQUENCE', String(entry.sequence)),
    contentLine('DTSTART', calendarTime(entry.startsAt)),
    contentLine('DTEND', calendarTime(entry.endsAt)),
    contentLine('SUMMARY', calendarText(entry.title)),
    description && contentLine('DESCRIPTION', calendarText(description)),
    location && contentLine('LOCATION', calendarText(location)),
    url && contentLine('URL', url),
    contentLine('STATUS', entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    alarm !== null && !entry.isCancelled && printAlarm(entry.title, alarm),
    contentLine('END', 'VEVENT'),
  ]
    .filter(Boolean)
    .join('');
}

const printAlarm = (title: string, minutes: number): string =>
  [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('TRIGGER', `-PT${minutes}M`),
    contentLine('DESCRIPTION', calendarText(title)),
    contentLine('END', 'VALARM'),
  ].join('');
