import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

/** The people who attend an event. */
export const attendeesAt = (organisationId: number, eventId: number): Sql =>
  sql`select person_id from events_people
      where organisation_id = ${organisationId} and event_id = ${eventId} and role = 'attendee'`;

/** In every organisation: the events a person takes part in, and as what. */
export const findEventsAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select p.organisation_id as "organisationId", p.event_id as "eventId", e.name, p.role,
               p.joined_at as "joinedAt", p.banned_until as "bannedUntil", p.fields
        from events_people p
        join events e on e.organisation_id = p.organisation_id and e.id = p.event_id
        where p.person_id = ${personId} order by p.joined_at, p.event_id`,
  );
