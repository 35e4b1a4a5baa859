import type { NewEntry } from '@plenum/contract';
import { answerEntry, createEntry } from '../features/calendar/index.ts';
import { memberByName } from '../features/organisations/index.ts';
import type { Person } from '../platform/person.ts';
import type { Work } from '../platform/work.ts';
import { type DemoEntry, demoEntries, guestEntries } from './calendar-entries.ts';
import { type Days, daysAround, zone } from './summit/days.ts';

/** A month around the event: the organiser's own, with colleagues, and some of an attendee. */
export async function addCalendars(work: Work, organiser: Person, guestId: number): Promise<void> {
  const days = daysAround(work.clock.now());
  const guest: Person = { ...organiser, id: guestId, role: 'client' };
  for (const entry of demoEntries) await add(work, organiser, days, entry);
  for (const entry of guestEntries) await add(work, guest, days, entry);
}

async function add(
  work: Work,
  person: Person,
  days: Days,
  { with: names = [], ...entry }: DemoEntry,
) {
  const members = await Promise.all(
    names.map((name) => memberByName(work.db, person.organisationId, name)),
  );
  const ids = members.flatMap((member) => member?.id ?? []);
  const guests = ids.map((personId) => ({ personId }));
  const made = await createEntry(work, person, { ...asInput(days, entry), guests });
  // Some have answered already.
  for (const [place, id] of ids.entries()) {
    const guest: Person = { ...person, id, role: 'admin' };
    const said = (['yes', 'maybe', null] as const)[place % 3];
    if (said) await answerEntry(work, guest, made.entry.id, { answer: said });
  }
}

function asInput(
  days: Days,
  { day, from, to, lasts = 1, ...fields }: Omit<DemoEntry, 'with'>,
): NewEntry {
  const isAllDay = from === undefined;
  const dayAt = (place: number) => days.at(place, '12:00').slice(0, 10);
  return {
    ...fields,
    isAllDay,
    timeZone: zone,
    start: isAllDay ? dayAt(day) : days.at(day, from),
    end: isAllDay ? dayAt(day + lasts) : days.at(day, to ?? from),
  };
}
