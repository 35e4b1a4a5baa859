import type { Db } from '../../platform/db/db.ts';
import { type Forgotten, says, without } from '../../platform/db/said-of.ts';
import { sql } from '../../platform/db/sql.ts';

const atOnce = 5_000;

/** A piece of what people were told after that; answers the last it has seen, and null at the end. */
export async function forgetInNotices(
  db: Db,
  organisationId: number,
  gone: Forgotten,
  after: number,
): Promise<number | null> {
  const data = sql`n.data`;
  const row = await db.row<{ last: number | null }>(
    sql`with piece as (
          select id from notifications where organisation_id = ${organisationId} and id > ${after}
          order by id limit ${atOnce}),
        changed as (
          update notifications n set data = ${without(data, gone)}::jsonb
          from piece where n.organisation_id = ${organisationId} and n.id = piece.id
            and ${says(data, gone)})
        select max(id) as last from piece`,
  );
  return row?.last ?? null;
}
