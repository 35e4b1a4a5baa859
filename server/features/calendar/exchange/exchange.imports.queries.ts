import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { columns } from '../calendar.columns.ts';
import type { EntryRow } from '../calendar.rows.ts';

/** Also those that were deleted. */
export const findEntriesNamed = (
  db: Db,
  organisationId: number,
  ownerId: number,
  uids: readonly string[],
) =>
  db.rows<EntryRow>(
    sql`select ${columns} from calendar_entries e
        where e.organisation_id = ${organisationId} and e.owner_id = ${ownerId}
          and e.uid = any(${uids}) order by e.id`,
  );

export async function insertImport(db: Db, organisationId: number, ownerId: number, at: Date) {
  const row = await db.row<{ id: number }>(
    sql`insert into calendar_imports (organisation_id, owner_id, created_at)
        values (${organisationId}, ${ownerId}, ${at}) returning id`,
  );
  if (!row) throw new Error('The import was not inserted.');
  return row.id;
}

export const lockImport = (db: Db, organisationId: number, ownerId: number, id: number) =>
  db.row<{ id: number }>(
    sql`select id from calendar_imports where organisation_id = ${organisationId}
          and owner_id = ${ownerId} and id = ${id} for no key update`,
  );

export const noteUndone = (db: Db, organisationId: number, id: number, at: Date) =>
  db.run(
    sql`update calendar_imports set undone_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** What nobody touched since it came in. */
export const deleteUntouched = (db: Db, organisationId: number, importId: number) =>
  db.rows<{ id: number }>(
    sql`delete from calendar_entries e
        where e.organisation_id = ${organisationId} and e.import_id = ${importId} and e.version = 1
          and e.deleted_at is null and not exists (select from calendar_guests g
            where g.organisation_id = e.organisation_id and g.entry_id = e.id)
        returning e.id`,
  );

export async function countOf(db: Db, organisationId: number, importId: number): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::int as count from calendar_entries
        where organisation_id = ${organisationId} and import_id = ${importId}
          and deleted_at is null`,
  );
  return row?.count ?? 0;
}

export const deleteForGood = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`delete from calendar_entries where organisation_id = ${organisationId} and id = ${id}`,
  );
