import type { Addressee } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { entryAt } from './entry.add.ts';
import { findExceptions } from '../repeats/repeats.exceptions.queries.ts';
import { setGuests } from '../invitation/invitation.guests.ts';
import { findGuests, resetAnswers } from '../invitation/invitation.guests.queries.ts';
import { moveExceptions } from '../repeats/repeats.move-exceptions.ts';
import { tellEntries } from '../calendar.live.ts';
import { tellGuests } from '../calendar.news.ts';
import { updateEntry } from '../calendar.queries.ts';
import { remindsAtOf } from '../reminders/reminders.reminding.ts';
import type { EntryFields, EntryRow } from '../calendar.rows.ts';

/** An entry as a whole, with all of its repeats. */
export async function changeAll(
  work: Work,
  tx: Tx,
  person: Person,
  before: EntryRow,
  fields: EntryFields,
  addressees?: readonly Addressee[],
): Promise<EntryRow> {
  const { organisationId, id } = before;
  const isMoved = differsIn(before, fields, whenFields);
  const isNews = isMoved || differsIn(before, fields, toldFields);
  const kept = isMoved
    ? await moveExceptions(tx, before, fields)
    : await findExceptions(tx, organisationId, [id]);
  const at = work.clock.now();
  const sequence = before.sequence + (isNews ? 1 : 0);
  await updateEntry(
    tx,
    organisationId,
    id,
    { ...fields, sequence, remindsAt: remindsAtOf(fields, kept, at) },
    at,
  );
  const entry = await entryAt(tx, organisationId, id);
  const { added, gone } = addressees
    ? await setGuests(tx, person, entry, addressees)
    : { added: [], gone: [] };
  const guests = await findGuests(tx, organisationId, [id]);
  const stayed = guests.filter((guest) => !added.some((one) => one.id === guest.id));
  if (isMoved && stayed.length > 0) await resetAnswers(tx, organisationId, id);
  await tellGuests(work, tx, entry, 'calendar.cancelled', gone);
  await tellGuests(work, tx, entry, 'calendar.invited', added);
  if (isNews) await tellGuests(work, tx, entry, 'calendar.changed', stayed);
  const people = [...guests, ...gone].map(({ personId }) => personId);
  tellEntries(tx, organisationId, [id], [before.ownerId, ...people]);
  return entry;
}

const whenFields = ['isAllDay', 'start', 'end', 'timeZone', 'repeat'] as const;
const toldFields = ['title', 'location', 'url', 'description'] as const;

const differsIn = (
  one: EntryFields,
  other: EntryFields,
  names: readonly (keyof EntryFields)[],
): boolean => names.some((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
