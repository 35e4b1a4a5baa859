import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

export interface StoredFile {
  organisationId: number;
  storedAs: string;
  pictureAs: string | null;
}

/** Of messages `m`: nobody has them, and they are on their way to nobody. */
const isNobodys: Sql = sql`m.state <> 'leaving'
  and not exists (select from email_copies c
    where c.organisation_id = m.organisation_id and c.message_id = m.id)
  and not exists (select from email_recipients r
    where r.organisation_id = m.organisation_id and r.message_id = m.id and r.state = 'waiting')`;

const sweeping = (which: Sql): Sql => sql`
  with gone as (delete from email_messages m where ${which} and ${isNobodys}
                returning m.organisation_id, m.id)
  select f.organisation_id as "organisationId", f.stored_as as "storedAs",
         f.picture_as as "pictureAs"
  from gone g join email_files f on f.organisation_id = g.organisation_id and f.message_id = g.id`;

/** Of these messages whatever nobody has any more goes; the answer is what files it named. */
export const deleteUnowned = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<StoredFile>(sweeping(sql`m.organisation_id = ${organisationId} and m.id = any(${ids})`));

/** So many at a time: how many went, and what files they named. */
export async function deleteAllUnowned(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ count: number; files: StoredFile[] }> {
  const found = await db.rows<{ id: number; organisationId: number }>(
    sql`select m.id, m.organisation_id as "organisationId" from email_messages m
        where m.created_at < ${before} and ${isNobodys} limit ${limit}`,
  );
  const these = sql`(m.organisation_id, m.id) in (
    select * from unnest(${found.map(({ organisationId }) => organisationId)}::bigint[],
                         ${found.map(({ id }) => id)}::bigint[]))`;
  return { count: found.length, files: await db.rows<StoredFile>(sweeping(these)) };
}

/** Those that no mail names: a forward shares the files of what it forwards. */
export const findUnnamed = (db: Db, files: readonly StoredFile[]) =>
  db.rows<StoredFile>(
    sql`select distinct organisation as "organisationId", stored as "storedAs",
               picture as "pictureAs"
        from unnest(${files.map(({ organisationId }) => organisationId)}::bigint[],
                    ${files.map(({ storedAs }) => storedAs)}::text[],
                    ${files.map(({ pictureAs }) => pictureAs)}::text[])
          g(organisation, stored, picture)
        where not exists (select from email_files f
          where f.organisation_id = g.organisation and f.stored_as = g.stored)`,
  );
