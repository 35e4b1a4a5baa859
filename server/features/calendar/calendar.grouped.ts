import type { Db } from '../../platform/db/db.ts';
import { findExceptions } from './repeats/repeats.exceptions.queries.ts';
import { findGuests } from './invitation/invitation.guests.queries.ts';
import type { EntryRow, ExceptionRow, GuestRow } from './calendar.rows.ts';

export interface WithAll {
  entry: EntryRow;
  exceptions: ExceptionRow[];
  guests: GuestRow[];
}

/** Entries of one organisation with what hangs on them, in two reads however many there are. */
export async function withAll(
  db: Db,
  organisationId: number,
  entries: readonly EntryRow[],
): Promise<WithAll[]> {
  const repeating = entries.filter(({ repeat }) => repeat !== null).map(({ id }) => id);
  const exceptions = await findExceptions(db, organisationId, repeating);
  const ids = entries.map(({ id }) => id);
  const guests = await findGuests(db, organisationId, ids);
  const [exceptionsOf, guestsOf] = [byEntry(exceptions), byEntry(guests)];
  return entries.map((entry) => ({
    entry,
    exceptions: exceptionsOf.get(entry.id) ?? [],
    guests: guestsOf.get(entry.id) ?? [],
  }));
}

export function byEntry<T extends { entryId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.entryId) ?? [];
    group.push(row);
    groups.set(row.entryId, group);
  }
  return groups;
}
