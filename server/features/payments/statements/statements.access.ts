import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { findEntry, lockEntry } from './statements.queries.ts';
import type { EntryRow } from './statements.rows.ts';

/** Of one's own organisation; any other is missing. */
export async function requireEntry(
  db: Db,
  { organisationId }: Person,
  id: number,
): Promise<EntryRow> {
  const entry = await findEntry(db, organisationId, id);
  if (!entry) throw problem('not_found');
  return entry;
}

export async function lockedEntry(
  db: Db,
  { organisationId }: Person,
  id: number,
): Promise<EntryRow> {
  const entry = await lockEntry(db, organisationId, id);
  if (!entry) throw problem('not_found');
  return entry;
}

export const isSettled = ({ standing }: EntryRow): boolean =>
  standing === 'assigned' || standing === 'ignored';
