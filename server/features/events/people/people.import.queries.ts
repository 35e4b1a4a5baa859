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
 * Who stands behind these addresses in an event; of members their own company and fields. Planned anew, as all that
 * looks up a piece of an import: the plan of its first pieces, when there was hardly anybody, reads everybody for
 * each row of its last.
 */
export const findGuests = (db: Db, { organisationId, eventId }: Which, emails: readonly string[]) =>
  db.rows<GuestKnown>(
    plannedAnew(
      sql`select s.email, m.person_id as "personId", p.person_id is not null as "isIn",
                 i.email is not null as "isInvited", coalesce(i.full_name, '') as "fullName",
                 coalesce(m.company, i.company, '') as company,
                 coalesce(p.fields, i.fields, '{}') as fields
          from unnest(${emails}::text[]) as s(email)
          left join accounts a on lower(a.email) = s.email
          left join organisations_members m on m.organisation_id = ${organisationId}
            and m.person_id = a.id and m.removed_at is null
          left join events_people p on p.organisation_id = ${organisationId}
            and p.event_id = ${eventId} and p.person_id = m.person_id
          left join events_invited i on i.organisation_id = ${organisationId}
            and i.event_id = ${eventId} and i.email = s.email`,
    ),
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
    plannedAnew(
      sql`delete from events_invited i
          using jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) ${recordset}
          where i.organisation_id = ${organisationId} and i.event_id = ${eventId}
            and i.email = new.email and i.full_name = new."fullName" and i.company = new.company
            and i.fields = new.fields
          returning i.email`,
    ),
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
    plannedAnew(
      sql`delete from events_people p
          using jsonb_to_recordset(${JSON.stringify(people)}::jsonb) ${attendees}
          where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
            and p.person_id = new."personId" and p.role = 'attendee' and p.banned_until is null
            and p.fields = new.fields
          returning p.person_id as "personId"`,
    ),
  );
