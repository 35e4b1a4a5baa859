import type { Download } from '@plenum/contract';
import { type Calendar, printCalendar } from '../../../platform/ical/calendar.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireEntry } from '../calendar.access.ts';
import { withAll } from '../calendar.grouped.ts';
import { icalOf } from './exchange.ical.ts';

export async function entryFile({ db }: Work, person: Person, id: number): Promise<Download> {
  const { entry } = await requireEntry(db, person, id);
  const entries = (await withAll(db, person.organisationId, [entry])).flatMap((one) => icalOf(one));
  return calendarFile('entry.ics', { name: entry.title, entries });
}

export const calendarFile = (name: string, calendar: Calendar): Download => ({
  name,
  content: onePiece(printCalendar(calendar)),
});

async function* onePiece(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
