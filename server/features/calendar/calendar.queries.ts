import type { Db } from '../../platform/db/db.ts';
import { nothing, sql } from '../../platform/db/sql.ts';
import { columns } from './calendar.columns.ts';
import { dayOf } from './calendar.moments.ts';
import type { EntryFields, EntryRow, Span } from './calendar.rows.ts';

export const findEntry = (db: Db, organisationId: number, id: number) =>
  db.row<EntryRow>(
    sql`select ${columns} from calendar_entries e
        where e.organisation_id = ${organisationId} and e.id = ${id}`,
  );

/** Until the transaction ends nobody else changes it. */
export const lockEntry = (db: Db, organisationId: number, id: number) =>
  db.row<EntryRow>(
    sql`select ${columns} from calendar_entries e
        where e.organisation_id = ${organisationId} and e.id = ${id} for no key update of e`,
  );

/** Those one person owns, in the order they were made; `calendars` null: of all. */
export const findOwnEntries = (
  db: Db,
  organisationId: number,
  ownerId: number,
  calendars: readonly string[] | null,
  most: number,
) =>
  db.rows<EntryRow>(
    sql`select ${columns} from calendar_entries e
        where e.organisation_id = ${organisationId} and e.owner_id = ${ownerId}
          and e.deleted_at is null
          ${calendars === null ? nothing : sql`and e.calendar = any(${calendars})`}
        order by e.id limit ${most}`,
  );

/** By their own clock; the organisation's until they say. */
export async function findTimeZone(db: Db, organisationId: number, personId: number) {
  const row = await db.row<{ timeZone: string }>(
    sql`select coalesce(s.time_zone, o.time_zone) as "timeZone"
        from organisations o left join accounts_settings s on s.person_id = ${personId}
        where o.id = ${organisationId}`,
  );
  return row?.timeZone ?? 'UTC';
}

export interface NewEntryRow extends EntryFields {
  uid: string;
  sequence: number;
  importId: number | null;
  remindsAt: Date | null;
}

const timesOf = ({ isAllDay, start, end }: Span) => ({
  startsOn: isAllDay ? dayOf(start) : null,
  endsOn: isAllDay ? dayOf(end) : null,
  startsAt: isAllDay ? null : start,
  endsAt: isAllDay ? null : end,
});

export async function insertEntry(
  db: Db,
  organisationId: number,
  ownerId: number,
  entry: NewEntryRow,
  at: Date,
): Promise<number> {
  const { startsOn, endsOn, startsAt, endsAt } = timesOf(entry);
  const row = await db.row<{ id: number }>(
    sql`insert into calendar_entries (organisation_id, owner_id, calendar, title, starts_on, ends_on,
          starts_at, ends_at, time_zone, location, url, description, repeat, repeats_until,
          reminder_minutes, extended, uid, sequence, import_id, reminds_at, created_at, changed_at)
        values (${organisationId}, ${ownerId}, ${entry.calendar}, ${entry.title}, ${startsOn},
          ${endsOn}, ${startsAt}, ${endsAt}, ${entry.timeZone}, ${entry.location}, ${entry.url},
          ${entry.description}, ${entry.repeat}, ${entry.repeatsUntil}, ${entry.reminderMinutes},
          ${JSON.stringify(entry.extended)}, ${entry.uid}, ${entry.sequence}, ${entry.importId},
          ${entry.remindsAt}, ${at}, ${at})
        returning id`,
  );
  if (!row) throw new Error('The entry was not inserted.');
  return row.id;
}

/** Counts its version up; its sequence as well where guests are to see the change. */
export function updateEntry(
  db: Db,
  organisationId: number,
  id: number,
  entry: EntryFields & { remindsAt: Date | null; sequence: number },
  at: Date,
) {
  const { startsOn, endsOn, startsAt, endsAt } = timesOf(entry);
  return db.run(
    sql`update calendar_entries set calendar = ${entry.calendar}, title = ${entry.title},
          starts_on = ${startsOn}, ends_on = ${endsOn}, starts_at = ${startsAt}, ends_at = ${endsAt},
          time_zone = ${entry.timeZone}, location = ${entry.location}, url = ${entry.url},
          description = ${entry.description}, repeat = ${entry.repeat},
          repeats_until = ${entry.repeatsUntil}, reminder_minutes = ${entry.reminderMinutes},
          extended = ${JSON.stringify(entry.extended)}, reminds_at = ${entry.remindsAt},
          sequence = ${entry.sequence}, version = version + 1, changed_at = ${at},
          undo = null, undo_until = null
        where organisation_id = ${organisationId} and id = ${id}`,
  );
}

export const setDeleted = (
  db: Db,
  organisationId: number,
  id: number,
  deletedAt: Date | null,
  at: Date,
) =>
  db.run(
    sql`update calendar_entries set deleted_at = ${deletedAt}, version = version + 1,
          sequence = sequence + 1, changed_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );
