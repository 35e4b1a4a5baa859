import { randomUUID } from 'node:crypto';
import type { Addressee, Entry, NewEntry } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import { addressOf, type Tx, type Work } from '../../../platform/work.ts';
import { newFields } from './entry.fields.ts';
import { inviteGuests } from '../invitation/invitation.guests.ts';
import { tellEntries } from '../calendar.live.ts';
import { findEntry, insertEntry } from '../calendar.queries.ts';
import { readEntry } from '../calendar.read.ts';
import { remindsAtOf } from '../reminders/reminders.reminding.ts';
import type { EntryFields, EntryRow } from '../calendar.rows.ts';

/** The same for ever: by it other calendars know an entry again. */
export const newUid = ({ config }: Pick<Work, 'config'>): string =>
  `${randomUUID()}@${new URL(addressOf(config)).hostname}`;

export const createEntry = (
  work: Work,
  person: Person,
  input: NewEntry,
): Promise<{ entry: Entry }> =>
  work.transaction(async (tx) => {
    const { id } = await addEntry(work, tx, person, newFields(input), input.guests ?? []);
    return { entry: await readEntry(tx, person, id) };
  });

export async function addEntry(
  work: Work,
  tx: Tx,
  person: Person,
  fields: EntryFields,
  addressees: readonly Addressee[],
): Promise<EntryRow> {
  const { organisationId } = person;
  const at = work.clock.now();
  const made = {
    ...fields,
    uid: newUid(work),
    sequence: 0,
    importId: null,
    remindsAt: remindsAtOf(fields, [], at),
  };
  const id = await insertEntry(tx, organisationId, person.id, made, at);
  const entry = await entryAt(tx, organisationId, id);
  const invited = await inviteGuests(work, tx, person, entry, addressees);
  tellEntries(tx, organisationId, [id], [person.id, ...invited]);
  return entry;
}

export async function entryAt(tx: Tx, organisationId: number, id: number): Promise<EntryRow> {
  const entry = await findEntry(tx, organisationId, id);
  if (!entry) throw new Error('The entry vanished inside its own transaction.');
  return entry;
}
