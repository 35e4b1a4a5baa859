import {
  type CalendarEvent,
  type CalendarEventUpdate,
  type NewCalendarEvent,
  toId,
} from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireOwnEntry } from './calendar.access.ts';
import { addEntry } from './calendar.add.ts';
import { changeAll } from './calendar.change-all.ts';
import { removeAll } from './calendar.remove-all.ts';
import { findOwnEntries, findTimeZone } from './calendar.queries.ts';
import { changedEvent, newEvent } from './calendar.template-fields.ts';
import { eventView } from './calendar.view.ts';

/** The four calls of the spec, for clients that know an entry as an event. */

const most = 5_000;
type Names = string | readonly string[] | undefined;

const listed = (names: Names): readonly string[] =>
  typeof names === 'string' ? [names] : (names ?? []);

/** No list: all; an empty one: none. */
export async function listEvents(
  { db }: Work,
  person: Person,
  query: { 'calendars[]'?: Names; calendars?: Names },
): Promise<CalendarEvent[]> {
  const isNarrowed = query['calendars[]'] !== undefined || query.calendars !== undefined;
  const names = isNarrowed ? [...listed(query['calendars[]']), ...listed(query.calendars)] : null;
  const rows = await findOwnEntries(db, person.organisationId, person.id, names, most);
  return rows.map(eventView);
}

export const addEvent = (
  work: Work,
  person: Person,
  input: NewCalendarEvent,
): Promise<CalendarEvent> =>
  work.transaction(async (tx) => {
    const zone = await findTimeZone(tx, person.organisationId, person.id);
    return eventView(await addEntry(work, tx, person, newEvent(input, zone), []));
  });

export const updateEvent = (
  work: Work,
  person: Person,
  { id, ...input }: CalendarEventUpdate,
): Promise<CalendarEvent> =>
  work.transaction(async (tx) => {
    const entry = await requireOwnEntry(tx, person, toId(id));
    return eventView(await changeAll(work, tx, person, entry, changedEvent(entry, input)));
  });

export const removeEvent = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const entry = await requireOwnEntry(tx, person, id);
    await removeAll(work, tx, entry);
  });
