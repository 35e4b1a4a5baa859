import type { Entry, NewEntry } from '@plenum/contract';
import { createEntry } from '../../features/calendar/index.ts';
import { importCalendar } from '../../features/calendar/exchange/exchange.imports.ts';
import { aColleague, type Actor } from '../builders.ts';
import type { Make } from '../entity-places.ts';
import type { TestApp } from '../test-app.ts';

/** An hour on a Friday in Berlin, unless said otherwise. */
export const aMeeting: NewEntry = {
  title: 'Stand-up',
  calendar: 'Business',
  isAllDay: false,
  start: '2026-11-20T08:00:00.000Z',
  end: '2026-11-20T09:00:00.000Z',
  timeZone: 'Europe/Berlin',
};

export const anEntry = async (
  app: TestApp,
  { person }: Actor,
  fields: Partial<NewEntry> = {},
): Promise<Entry> => (await createEntry(app.work, person, { ...aMeeting, ...fields })).entry;

let count = 0;
const tinyFile = () =>
  Buffer.from(
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', `UID:made-${++count}`, 'SUMMARY:Came in']
      .concat(['DTSTART:20261120T080000Z', 'END:VEVENT', 'END:VCALENDAR', ''])
      .join('\r\n'),
  );

/** What stands in calendars, of one person alone. */
export const calendarEntities: Readonly<Record<string, Make>> = {
  'calendar.entry': async (app, actor) => (await anEntry(app, actor)).id,
  'calendar.import': async (app, { person }) =>
    (await importCalendar(app.work, person, tinyFile(), true)).id ?? 0,
  'email.addressee': async (app, actor) => (await aColleague(app, actor, 'admin')).person.id,
};
