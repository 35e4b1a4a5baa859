import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { columns } from './calendar.columns.ts';
import type { EntryRow } from './calendar.rows.ts';

/** What somebody asked others to, and is not over. */
export const findComing = (db: Db, organisationId: number, ownerId: number, now: Date) =>
  db.rows<EntryRow>(
    sql`select ${columns} from calendar_entries e
        where e.organisation_id = ${organisationId} and e.owner_id = ${ownerId}
          and e.deleted_at is null
          and (e.ends_at > ${now} or e.ends_on > ${now}::date
            or e.repeat is not null and (e.repeats_until is null or e.repeats_until > ${now}))
          and exists (select from calendar_guests g
            where g.organisation_id = e.organisation_id and g.entry_id = e.id)
        order by e.id for no key update of e`,
  );

export const findOwnersInviting = (db: Db, organisationId: number, personId: number) =>
  db.rows<{ entryId: number; ownerId: number }>(
    sql`select e.id as "entryId", e.owner_id as "ownerId"
        from calendar_guests g join calendar_entries e
          on e.organisation_id = g.organisation_id and e.id = g.entry_id
        where g.organisation_id = ${organisationId} and g.person_id = ${personId}`,
  );

export async function eraseCalendar(db: Db, organisationId: number, personId: number) {
  for (const erasing of [
    sql`delete from calendar_guests
        where organisation_id = ${organisationId} and person_id = ${personId}`,
    sql`delete from calendar_entries
        where organisation_id = ${organisationId} and owner_id = ${personId}`,
    sql`delete from calendar_feeds
        where organisation_id = ${organisationId} and owner_id = ${personId}`,
    sql`delete from calendar_imports
        where organisation_id = ${organisationId} and owner_id = ${personId}`,
  ]) {
    await db.run(erasing);
  }
}

/** In every organisation the person is in: what they wrote, and what they are asked to. */
export const findCalendarAbout = async (db: Db, personId: number) => ({
  entries: await db.rows(
    sql`select e.organisation_id as "organisationId", e.id, e.calendar, e.title,
               coalesce(e.starts_on::text, e.starts_at::text) as start,
               coalesce(e.ends_on::text, e.ends_at::text) as end, e.time_zone as "timeZone",
               e.location, e.url, e.description, e.repeat, e.reminder_minutes as "reminderMinutes",
               e.extended, e.created_at as "createdAt", e.deleted_at as "deletedAt",
               (select jsonb_agg(jsonb_build_object('name', g.name, 'address', g.address,
                  'personId', g.person_id, 'answer', g.answer, 'answers', g.answers) order by g.id)
                from calendar_guests g
                where g.organisation_id = e.organisation_id and g.entry_id = e.id) as guests,
               (select jsonb_agg(to_jsonb(x) - 'organisation_id' - 'entry_id' order by x.original)
                from calendar_exceptions x
                where x.organisation_id = e.organisation_id and x.entry_id = e.id) as exceptions
        from calendar_entries e where e.owner_id = ${personId}
        order by e.organisation_id, e.id`,
  ),
  imports: await db.rows(
    sql`select organisation_id as "organisationId", created_at as "createdAt",
               undone_at as "undoneAt"
        from calendar_imports where owner_id = ${personId} order by organisation_id, id`,
  ),
  invitations: await db.rows(
    sql`select g.organisation_id as "organisationId", e.title, e.owner_id as "organiserId",
               coalesce(e.starts_on::text, e.starts_at::text) as start, e.location,
               g.answer, g.answers, g.answered_at as "answeredAt"
        from calendar_guests g join calendar_entries e
          on e.organisation_id = g.organisation_id and e.id = g.entry_id
        where g.person_id = ${personId} and e.deleted_at is null
        order by g.organisation_id, e.id`,
  ),
  feeds: await db.rows(
    sql`select organisation_id as "organisationId", created_at as "createdAt",
               read_at as "readAt"
        from calendar_feeds where owner_id = ${personId}`,
  ),
});
