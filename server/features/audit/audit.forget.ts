import type { Db } from '../../platform/db/db.ts';
import { type Forgotten, says, without } from '../../platform/db/said-of.ts';
import { sql } from '../../platform/db/sql.ts';

const atOnce = 5_000;

/** A piece of the entries after that one; answers the last it has seen, and null at the end. */
export async function forgetInEntries(
  db: Db,
  organisationId: number,
  gone: Forgotten,
  after: number,
): Promise<number | null> {
  const [subject, before, now] = [sql`e.subject`, sql`e.before`, sql`e.after`];
  const row = await db.row<{ last: number | null }>(
    sql`with piece as (
          select id from audit_entries where organisation_id = ${organisationId} and id > ${after}
          order by id limit ${atOnce}),
        changed as (
          update audit_entries e set subject = ${without(subject, gone)},
            before = ${without(before, gone)}::json, after = ${without(now, gone)}::json
          from piece where e.organisation_id = ${organisationId} and e.id = piece.id
            and (${says(subject, gone)} or ${says(before, gone)} or ${says(now, gone)}))
        select max(id) as last from piece`,
  );
  return row?.last ?? null;
}
