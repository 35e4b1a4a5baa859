import type { EventRole, TeamMember } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { AnnouncementRow } from './people.view.ts';

/** Of a row of events_people: whoever is banned does not take part while the ban lasts. */
export const isLetIn = (row: Sql): Sql => sql`coalesce(${row}.banned_until, '-infinity') <= now()`;

export const findRole = (db: Db, organisationId: number, eventId: number, personId: number) =>
  db.row<{ role: EventRole }>(
    sql`select p.role from events_people p where p.organisation_id = ${organisationId}
          and p.event_id = ${eventId} and p.person_id = ${personId} and ${isLetIn(sql`p`)}`,
  );

/** For a list of people: those who are banned from the event now. */
export const isShutOut = (personId: Sql, organisationId: number, eventId: number): Sql =>
  sql`exists (select from events_people p where p.organisation_id = ${organisationId}
        and p.event_id = ${eventId} and p.person_id = ${personId} and not ${isLetIn(sql`p`)})`;

/** For a list of people: only those in the event. */
export const takesPart = (personId: Sql, organisationId: number, eventId: number): Sql =>
  sql`exists (select from events_people p where p.organisation_id = ${organisationId}
        and p.event_id = ${eventId} and p.person_id = ${personId} and ${isLetIn(sql`p`)})`;

/** As an attendee, on one of the last days of the event's own calendar; the first of them is today. */
export const cameWithin = (
  personId: Sql,
  organisationId: number,
  eventId: number,
  days: number,
): Sql =>
  sql`exists (select from events_people p join events e on e.id = p.event_id
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and p.person_id = ${personId} and p.role = 'attendee'
          and p.joined_at >= (date_trunc('day', now() at time zone e.time_zone)
            - make_interval(days => ${days - 1}::int)) at time zone e.time_zone)`;

export const isTakingPart = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
): Promise<boolean> => (await findRole(db, organisationId, eventId, personId)) !== null;

/** Whoever is in it already keeps their role. False when they were. */
export const insertPerson = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
) =>
  (await db.run(
    sql`insert into events_people (organisation_id, event_id, person_id, role)
        values (${organisationId}, ${eventId}, ${personId}, 'attendee') on conflict do nothing`,
  )) > 0;

/** Many at once, each with the moment they joined. */
export const insertPeople = (
  db: Db,
  organisationId: number,
  eventId: number,
  people: readonly { personId: number; joinedAt: Date }[],
) =>
  db.run(
    sql`insert into events_people (organisation_id, event_id, person_id, role, joined_at)
        select ${organisationId}, ${eventId}, p.person_id, 'attendee', p.joined_at
        from unnest(${people.map(({ personId }) => personId)}::bigint[],
                    ${people.map(({ joinedAt }) => joinedAt.toISOString())}::timestamptz[])
          as p(person_id, joined_at)
        on conflict do nothing`,
  );

export const upsertRole = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  role: EventRole,
) =>
  db.run(
    sql`insert into events_people (organisation_id, event_id, person_id, role)
        values (${organisationId}, ${eventId}, ${personId}, ${role})
        on conflict (organisation_id, event_id, person_id) do update set role = excluded.role`,
  );

/** Who is banned is out already, and only this row keeps them from coming back. */
export const deletePerson = (db: Db, organisationId: number, eventId: number, personId: number) =>
  db.run(
    sql`delete from events_people p where p.organisation_id = ${organisationId}
          and p.event_id = ${eventId} and p.person_id = ${personId} and ${isLetIn(sql`p`)}`,
  );

export const findTeam = (db: Db, organisationId: number, eventId: number) =>
  db.rows<TeamMember>(
    sql`select a.id as "personId", coalesce(nullif(a.full_name, ''), a.username) as "fullName",
               a.email, a.avatar, p.role
        from events_people p
        join organisations_members m on m.organisation_id = p.organisation_id
          and m.person_id = p.person_id and m.removed_at is null
        join accounts a on a.id = p.person_id
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and p.role <> 'attendee' and ${isLetIn(sql`p`)}
        order by p.role desc, lower(coalesce(nullif(a.full_name, ''), a.username)), a.id`,
  );

/** What is known of these addresses: who is a member, who takes part, who was invited. */
export const findKnownAddresses = (
  db: Db,
  organisationId: number,
  eventId: number,
  emails: readonly string[],
) =>
  db.rows<{ email: string; personId: number | null; isIn: boolean; isInvited: boolean }>(
    sql`select s.email, m.person_id as "personId", p.person_id is not null as "isIn",
               i.email is not null as "isInvited"
        from unnest(${emails}::text[]) as s(email)
        left join accounts a on lower(a.email) = s.email
        left join organisations_members m on m.organisation_id = ${organisationId}
          and m.person_id = a.id and m.removed_at is null
        left join events_people p on p.organisation_id = ${organisationId}
          and p.event_id = ${eventId} and p.person_id = m.person_id
        left join events_invited i on i.organisation_id = ${organisationId}
          and i.event_id = ${eventId} and i.email = s.email`,
  );

export const insertInvited = (db: Db, organisationId: number, eventId: number, email: string) =>
  db.run(
    sql`insert into events_invited (organisation_id, event_id, email)
        values (${organisationId}, ${eventId}, ${email.toLowerCase()})
        on conflict (organisation_id, event_id, email) do update set invited_at = now()`,
  );

export const deleteInvited = (db: Db, organisationId: number, eventId: number, email: string) =>
  db.run(
    sql`delete from events_invited where organisation_id = ${organisationId}
          and event_id = ${eventId} and email = ${email.toLowerCase()}`,
  );

/** Everything the address was asked into is theirs now. */
export const takeInvited = (db: Db, organisationId: number, email: string) =>
  db.rows<{ eventId: number; company: string; fields: Record<string, string> }>(
    sql`delete from events_invited
        where organisation_id = ${organisationId} and email = ${email.toLowerCase()}
        returning event_id as "eventId", company, fields`,
  );

export const findNumbers = (db: Db, organisationId: number, eventId: number, zone: string) =>
  db.rows<{ day: string; people: number }>(
    sql`select (joined_at at time zone ${zone})::date::text as day, count(*)::int as people
        from events_people
        where organisation_id = ${organisationId} and event_id = ${eventId} and role = 'attendee'
        group by 1 order by 1`,
  );

export const countInvited = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.row<{ people: number }>(
      sql`select count(*)::int as people from events_invited
          where organisation_id = ${organisationId} and event_id = ${eventId}`,
    )
  )?.people ?? 0;

/** Somebody was invited, or has come. */
export const isAnybodyAsked = async (db: Db, organisationId: number, eventId: number) =>
  (await db.row(
    sql`select from events_invited
        where organisation_id = ${organisationId} and event_id = ${eventId}
        union all
        select from events_people where organisation_id = ${organisationId}
          and event_id = ${eventId} and role = 'attendee' limit 1`,
  )) !== null;

const announcement = sql`id, words, shown_from as "shownFrom", shown_until as "shownUntil",
  told_at as "toldAt"`;

export const findAnnouncements = (db: Db, organisationId: number, eventId: number) =>
  db.rows<AnnouncementRow>(
    sql`select ${announcement} from events_announcements
        where organisation_id = ${organisationId} and event_id = ${eventId}
        order by shown_from desc, id desc limit 200`,
  );

export type AnnouncementFields = Omit<AnnouncementRow, 'id' | 'toldAt'>;

export const insertAnnouncement = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  { words, shownFrom, shownUntil }: AnnouncementFields,
) =>
  db.row<AnnouncementRow>(
    sql`insert into events_announcements
          (organisation_id, event_id, words, shown_from, shown_until, created_by)
        values (${organisationId}, ${eventId}, ${JSON.stringify(words)}, ${shownFrom},
          ${shownUntil}, ${personId})
        returning ${announcement}`,
  );

export const lockAnnouncement = (db: Db, organisationId: number, eventId: number, id: number) =>
  db.row<AnnouncementRow>(
    sql`select ${announcement} from events_announcements
        where organisation_id = ${organisationId} and event_id = ${eventId} and id = ${id} for no key update`,
  );

export const updateAnnouncement = (
  db: Db,
  organisationId: number,
  id: number,
  { words, shownFrom, shownUntil }: AnnouncementFields,
) =>
  db.row<AnnouncementRow>(
    sql`update events_announcements set words = ${JSON.stringify(words)},
          shown_from = ${shownFrom}, shown_until = ${shownUntil}
        where organisation_id = ${organisationId} and id = ${id} returning ${announcement}`,
  );

export const deleteAnnouncement = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`delete from events_announcements where organisation_id = ${organisationId} and id = ${id}`,
  );
