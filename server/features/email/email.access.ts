import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findCopy, lockCopies } from './email.copies.queries.ts';
import type { CopyRow } from './email.rows.ts';

/** A mailbox is its owner's: whoever else asks, organisers too, is told there is no such mail. */
export async function requireCopy(db: Db, person: Person, id: number): Promise<CopyRow> {
  const copy = await findCopy(db, person.organisationId, person.id, id);
  if (!copy) throw problem('not_found');
  return copy;
}

/** All of them are mine, or none is spoken of; locked until the change is made. */
export async function requireCopies(
  tx: Db,
  person: Person,
  ids: readonly number[],
): Promise<CopyRow[]> {
  const wanted = [...new Set(ids)];
  const copies = await lockCopies(tx, person.organisationId, person.id, wanted);
  if (copies.length !== wanted.length) throw problem('not_found');
  return copies;
}
