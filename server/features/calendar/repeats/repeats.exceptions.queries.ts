import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { dayOf } from '../calendar.moments.ts';
import type { ExceptionRow } from '../calendar.rows.ts';

const columns = sql`
  x.entry_id as "entryId", x.original, x.is_gone as "isGone", x.title,
  coalesce(x.starts_at, x.starts_on::timestamp at time zone 'UTC') as start,
  coalesce(x.ends_at, x.ends_on::timestamp at time zone 'UTC') as end,
  x.location, x.url, x.description`;

export const findExceptions = (db: Db, organisationId: number, entryIds: readonly number[]) =>
  entryIds.length === 0
    ? Promise.resolve([])
    : db.rows<ExceptionRow>(
        sql`select ${columns} from calendar_exceptions x
            where x.organisation_id = ${organisationId} and x.entry_id = any(${entryIds})
            order by x.entry_id, x.original`,
      );

const timeOf = (at: Date | null, isAllDay: boolean) => ({
  on: at && isAllDay ? dayOf(at) : null,
  at: isAllDay ? null : at,
});

export async function putException(
  db: Db,
  organisationId: number,
  isAllDay: boolean,
  exception: ExceptionRow,
) {
  const { entryId, original, isGone, title, location, url, description } = exception;
  const [start, end] = [timeOf(exception.start, isAllDay), timeOf(exception.end, isAllDay)];
  await db.run(
    sql`insert into calendar_exceptions (organisation_id, entry_id, original, is_gone, title,
          starts_on, ends_on, starts_at, ends_at, location, url, description)
        values (${organisationId}, ${entryId}, ${original}, ${isGone}, ${title}, ${start.on},
          ${end.on}, ${start.at}, ${end.at}, ${location}, ${url}, ${description})
        on conflict (organisation_id, entry_id, original) do update set
          is_gone = excluded.is_gone, title = excluded.title, starts_on = excluded.starts_on,
          ends_on = excluded.ends_on, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
          location = excluded.location, url = excluded.url, description = excluded.description`,
  );
}

export const deleteException = (db: Db, organisationId: number, entryId: number, original: Date) =>
  db.run(
    sql`delete from calendar_exceptions where organisation_id = ${organisationId}
          and entry_id = ${entryId} and original = ${original}`,
  );

export const deleteExceptions = (db: Db, organisationId: number, entryId: number, from?: Date) =>
  db.run(
    sql`delete from calendar_exceptions where organisation_id = ${organisationId}
          and entry_id = ${entryId} and original >= coalesce(${from ?? null}::timestamptz, '-infinity')`,
  );
