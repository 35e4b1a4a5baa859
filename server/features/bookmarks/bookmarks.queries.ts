import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

interface MarksRow {
  pageIds: number[];
}

export const findMarks = async (db: Db, organisationId: number, personId: number) =>
  (
    await db.row<MarksRow>(
      sql`select page_ids as "pageIds" from bookmarks_lists
          where organisation_id = ${organisationId} and person_id = ${personId}`,
    )
  )?.pageIds ?? null;

/** The row is made when it is missing, so that the first two changes at once wait for each other too. */
export async function lockMarks(
  db: Db,
  organisationId: number,
  personId: number,
  usual: readonly number[],
): Promise<number[]> {
  const row = await db.row<MarksRow>(
    sql`insert into bookmarks_lists (organisation_id, person_id, page_ids)
        values (${organisationId}, ${personId}, ${usual})
        on conflict (organisation_id, person_id) do update set page_ids = bookmarks_lists.page_ids
        returning page_ids as "pageIds"`,
  );
  if (!row) throw new Error('The marks were not kept.');
  return row.pageIds;
}

export const updateMarks = (
  db: Db,
  organisationId: number,
  personId: number,
  pageIds: readonly number[],
) =>
  db.run(
    sql`update bookmarks_lists set page_ids = ${pageIds}, changed_at = now()
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
