import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { columns, start } from './calendar.columns.ts';
import type { EntryRow } from './calendar.rows.ts';
import { anywhere } from '../../platform/search/looking.ts';

const says = (entry: Sql, q: string): Sql => sql`${entry}.deleted_at is null
  and (plain_words(${entry}.title) like ${anywhere(q)}
    or plain_words(${entry}.location) like ${anywhere(q)})`;

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
          where e.organisation_id = ${organisationId} and e.id in (
            select o.id from calendar_entries o
            where o.organisation_id = ${organisationId} and o.owner_id = ${personId}
              and ${says(sql`o`, q)}
            union
            select g.entry_id from calendar_guests g join calendar_entries i
              on i.organisation_id = g.organisation_id and i.id = g.entry_id
            where g.organisation_id = ${organisationId} and g.person_id = ${personId}
              and ${says(sql`i`, q)})
          order by ${start} desc, e.id limit ${most}`,
  );
