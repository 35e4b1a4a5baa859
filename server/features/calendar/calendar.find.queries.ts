import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { columns, start } from './calendar.columns.ts';
import type { EntryRow } from './calendar.rows.ts';

/** By any part of title or place, in any case; the latest first. */
export const findEntriesLike = (
  db: Db,
  organisationId: number,
  personId: number,
  q: string,
  most: number,
) =>
  db.rows<EntryRow>(
    sql`select ${columns} from calendar_entries e
        where e.organisation_id = ${organisationId} and e.deleted_at is null
          and (e.owner_id = ${personId} or e.id in (
            select g.entry_id from calendar_guests g
            where g.organisation_id = ${organisationId} and g.person_id = ${personId}))
          and (strpos(lower(e.title), lower(${q})) > 0 or strpos(lower(e.location), lower(${q})) > 0)
        order by ${start} desc, e.id limit ${most}`,
  );
