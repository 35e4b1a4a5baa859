import type { Db } from '../../../platform/db/db.ts';
import { plannedAnew, sql } from '../../../platform/db/sql.ts';

interface Which {
  organisationId: number;
  eventId: number;
}

/** What is kept of somebody who was asked in by their address. */
export interface Guest {
  email: string;
  fullName: string;
  company: string;
  fields: Record<string, string>;
}

export interface GuestKnown extends Guest {
  /** Null: no member of the organisation. */
  personId: number | null;
  isIn: boolean;
  isInvited: boolean;
}

/**
 * Who stands behind these addresses in an event; of members their own company and fields. Each is looked up by
 * itself, `offset 0`: what the database knows of its tables lags behind an import, and joined at its own choice it
 * read everybody for each row. Planned anew for each piece: a plan made when a dry run found the table empty reads
 * all of it for each row once the run has filled it.
 */
export const findGuests = (db: Db, { organisationId, eventId }: Which, emails: readonly string[]) =>
  db.rows<GuestKnown>(
    plannedAnew(sql`select s.email, m.person_id as "personId", p.person_id is not null as "isIn",
               i.email is not null as "isInvited", coalesce(i.full_name, '') as "fullName",
               coalesce(m.company, i.company, '') as company,
               coalesce(p.fields, i.fields, '{}') as fields
        from unnest(${emails}::text[]) as s(email)
        left join lateral (
          select id from accounts where lower(email) = s.email offset 0) a on true
        left join lateral (
          select person_id, company from organisations_members
          where organisation_id = ${organisationId} and person_id = a.id and removed_at is null
          offset 0) m on true
        left join lateral (
          select person_id, fields from events_people
          where organisation_id = ${organisationId} and event_id = ${eventId}
            and person_id = m.person_id offset 0) p on true
        left join lateral (
          select email, full_name, company, fields from events_invited
          where organisation_id = ${organisationId} and event_id = ${eventId}
            and email = s.email offset 0) i on true`),
  );

const recordset = sql`as new(email text, "fullName" text, company text, fields jsonb)`;

/** Asked in, or known better than before. */
export const upsertGuests = (
  db: Db,
  { organisationId, eventId }: Which,
  guests: readonly Guest[],
) =>
  db.run(
    sql`insert into events_invited (organisation_id, event_id, email, full_name, company, fields)
        select ${organisationId}, ${eventId}, new.email, new."fullName", new.company, new.fields
        from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) ${recordset}
        on conflict (organisation_id, event_id, email) do update
          set full_name = excluded.full_name, company = excluded.company, fields = excluded.fields`,
  );

/** Where they still stand as they were written; the addresses of those that did. */
export const takeGuests = (db: Db, { organisationId, eventId }: Which, guests: readonly Guest[]) =>
  db.rows<{ email: string }>(
    plannedAnew(sql`delete from events_invited
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and email = any(array(
            select new.email
            from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) ${recordset}
            cross join lateral (
              select from events_invited i
              where i.organisation_id = ${organisationId} and i.event_id = ${eventId}
                and i.email = new.email and i.full_name = new."fullName"
                and i.company = new.company and i.fields = new.fields offset 0) same))
        returning email`),
  );

interface Attendee {
  personId: number;
  fields: Record<string, string>;
}

const attendees = sql`as new("personId" bigint, fields jsonb)`;

/** Members take part at once; who does already keeps their role. */
export const upsertAttendees = (
  db: Db,
  { organisationId, eventId }: Which,
  people: readonly Attendee[],
) =>
  db.run(
    sql`insert into events_people (organisation_id, event_id, person_id, role, fields)
        select ${organisationId}, ${eventId}, new."personId", 'attendee', new.fields
        from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) ${attendees}
        on conflict (organisation_id, event_id, person_id) do update set fields = excluded.fields`,
  );

/** Who takes part as nothing but an attendee, with the fields they were given. */
export const takeAttendees = (
  db: Db,
  { organisationId, eventId }: Which,
  people: readonly Attendee[],
) =>
  db.rows<{ personId: number }>(
    plannedAnew(sql`delete from events_people
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and person_id = any(array(
            select new."personId"
            from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) ${attendees}
            cross join lateral (
              select from events_people p
              where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
                and p.person_id = new."personId" and p.role = 'attendee'
                and p.banned_until is null and p.fields = new.fields offset 0) same))
        returning person_id as "personId"`),
  );
