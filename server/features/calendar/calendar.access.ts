import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findGuest } from './invitation/invitation.guests.queries.ts';
import { findEntry, lockEntry } from './calendar.queries.ts';
import type { EntryRow, GuestRow } from './calendar.rows.ts';

export interface Seen {
  entry: EntryRow;
  /** As what I am invited to it; null: it is mine. */
  guest: GuestRow | null;
}

/** Nobody's calendar is an organiser's business: its owner sees an entry, and who is invited to it. */
export async function requireEntry(db: Db, person: Person, id: number): Promise<Seen> {
  const entry = await findEntry(db, person.organisationId, id);
  if (!entry || entry.deletedAt) throw problem('not_found');
  return seenBy(db, person, entry);
}

async function seenBy(db: Db, person: Person, entry: EntryRow): Promise<Seen> {
  if (entry.ownerId === person.id) return { entry, guest: null };
  const guest = await findGuest(db, person.organisationId, entry.id, person.id);
  if (!guest) throw problem('not_found');
  return { entry, guest };
}

/** To change it, locked until the transaction ends. A guest knows of it and may not. */
export async function requireOwnEntry(
  db: Db,
  person: Person,
  id: number,
  { isDeleted = false } = {},
): Promise<EntryRow> {
  const entry = await lockEntry(db, person.organisationId, id);
  if (!entry) throw problem('not_found');
  const { guest } = await seenBy(db, person, entry);
  if (entry.deletedAt && (guest || !isDeleted)) throw problem('not_found');
  if (guest) throw problem('forbidden');
  return entry;
}
