import {
  type CalendarEvent,
  type CalendarEventUpdate,
  type NewCalendarEvent,
  toId,
} from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireOwnEntry } from '../calendar.access.ts';
import { addEntry } from '../entry/entry.add.ts';
import { changeAll } from '../entry/entry.change-all.ts';
import { removeAll } from '../entry/entry.remove-all.ts';
import { removeOne } from '../entry/entry.remove.ts';
import { findOwnEntries, findTimeZone } from '../calendar.queries.ts';
import { entryIdOf, isRepeatId } from '../repeats/repeats.repeat-id.ts';
import { changedEvent, newEvent } from './template.fields.ts';
import { repeatsAround, requireRepeat, updateRepeat } from './template.repeats.ts';
import { eventView } from '../exchange/exchange.event.view.ts';

/** The four calls of the spec, for clients that know an entry as an event. */

const most = 5_000;
type Names = string | readonly string[] | undefined;

const listed = (names: Names): readonly string[] =>
  typeof names === 'string' ? [names] : (names ?? []);

/** No list: all; an empty one: none. */
export async function listEvents(
  { db, clock }: Work,
  person: Person,
  query: { 'calendars[]'?: Names; calendars?: Names },
): Promise<CalendarEvent[]> {
  const isNarrowed = query['calendars[]'] !== undefined || query.calendars !== undefined;
  const names = isNarrowed ? [...listed(query['calendars[]']), ...listed(query.calendars)] : null;
  const rows = await findOwnEntries(db, person.organisationId, person.id, names, most);
  const repeating = rows.filter(({ repeat }) => repeat !== null);
  const repeats = await repeatsAround(db, person.organisationId, repeating, clock.now());
  return rows.flatMap((row) => repeats.get(row.id) ?? [eventView(row)]);
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
    const wanted = toId(id);
    const entry = await requireOwnEntry(tx, person, entryIdOf(wanted));
    if (isRepeatId(wanted)) return updateRepeat(work, tx, person, entry, { ...input, id: wanted });
    return eventView(await changeAll(work, tx, person, entry, changedEvent(entry, input)));
  });

export const removeEvent = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const entry = await requireOwnEntry(tx, person, entryIdOf(id));
    if (isRepeatId(id)) return removeOne(work, tx, entry, await requireRepeat(tx, entry, id));
    return removeAll(work, tx, entry);
  });
