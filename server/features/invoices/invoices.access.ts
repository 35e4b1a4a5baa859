import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findClient, lockClient } from './invoices.clients.queries.ts';
import type { ClientRow } from './invoices.rows.ts';

/** Of one's own organisation; any other is missing. */
export async function requireClient(
  db: Db,
  { organisationId }: Person,
  id: number,
): Promise<ClientRow> {
  const client = await findClient(db, organisationId, id);
  if (!client) throw problem('not_found');
  return client;
}

export async function lockedClient(
  db: Db,
  { organisationId }: Person,
  id: number,
): Promise<ClientRow> {
  const client = await lockClient(db, organisationId, id);
  if (!client) throw problem('not_found');
  return client;
}
