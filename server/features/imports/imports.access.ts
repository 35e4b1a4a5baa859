import type { Import } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findImport, lockImport } from './imports.queries.ts';
import type { ImportRowOf } from './imports.rows.ts';

/** Of one's own organisation; any other is missing. */
export async function requireImport(
  db: Db,
  { organisationId }: Person,
  id: number,
): Promise<ImportRowOf> {
  const row = await findImport(db, organisationId, id);
  if (!row) throw problem('not_found');
  return row;
}

/** At one of these steps, and nobody moves it on until the transaction ends. */
export async function requireAt(
  db: Db,
  { organisationId }: Person,
  id: number,
  states: readonly Import['state'][],
): Promise<ImportRowOf> {
  const row = await lockImport(db, organisationId, id);
  if (!row) throw problem('not_found');
  if (!states.includes(row.state)) throw problem('imports.not_now');
  return row;
}
