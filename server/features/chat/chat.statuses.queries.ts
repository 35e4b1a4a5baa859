import type { PersonStatus } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export async function findChosen(db: Db, organisationId: number, ids: readonly number[]) {
  const rows = await db.rows<{ personId: number; status: PersonStatus }>(
    sql`select person_id as "personId", status from chat_settings
        where organisation_id = ${organisationId} and person_id = any(${ids})`,
  );
  return new Map(rows.map(({ personId, status }) => [personId, status]));
}

/** Who of these blocked the reader. */
export async function findNotShownTo(
  db: Db,
  organisationId: number,
  readerId: number,
  ids: readonly number[],
) {
  const rows = await db.rows<{ personId: number }>(
    sql`select person_id as "personId" from chat_blocks
        where organisation_id = ${organisationId} and blocked_id = ${readerId}
          and person_id = any(${ids})`,
  );
  return new Set(rows.map(({ personId }) => personId));
}
