import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { lettingIn } from '../bookings.queries.ts';

/** Of a ticket `t`: somebody has one. */
export const isHeld: Sql = sql`exists (select from bookings_places p
  join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
  where p.organisation_id = t.organisation_id and p.event_id = t.event_id and p.ticket_id = t.id
    and not p.is_cancelled and b.state in ('pending', 'confirmed'))`;

/**
 * What lets this person in, by an address they proved. A ticket without an address of its own is the
 * booker's; an add-on is of whom it names, else it goes with the tickets of its booking in their order, and of what was added.
 */
export const findHeldTickets = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
) =>
  db.rows<{ ticketId: number }>(
    sql`with me as (
          select lower(email) as email from accounts
          where id = ${personId} and verified_at is not null),
        mine as (
          select coalesce(b.adds_to, b.id) as id from me join bookings b
            on b.organisation_id = ${organisationId} and lower(b.email) = me.email
          union
          select coalesce(b.adds_to, b.id) from me join bookings_places p
            on p.organisation_id = ${organisationId} and lower(p.email) = me.email
          join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id),
        together as (
          select id as first, id from mine
          union all
          select mine.id, b.id from mine join bookings b
            on b.organisation_id = ${organisationId} and b.adds_to = mine.id),
        places as (
          select t.first as booking_id, p.ticket_id, p.kind, lower(p.email) as own, lower(b.email) as booker,
            row_number() over (partition by t.first, p.kind,
              case when p.kind = 'add_on' then p.ticket_id end
              order by coalesce(p.upgrades, p.id)) as place
          from together t
          join bookings b on b.organisation_id = ${organisationId} and b.id = t.id
          join bookings_places p on p.organisation_id = b.organisation_id and p.booking_id = b.id
          where b.event_id = ${eventId} and not p.is_cancelled
            and ${lettingIn})
        select distinct p.ticket_id as "ticketId"
        from places p
        left join places t on p.kind = 'add_on' and t.kind = 'ticket'
          and t.booking_id = p.booking_id and t.place = p.place
        where coalesce(nullif(p.own, ''), nullif(t.own, ''), p.booker) = (select email from me)`,
  );

/**
 * Members with a part in a booking or in what goes together with it, by an address they proved; with others.
 * Addresses first, and each looked up by itself: while the database knows little of its tables it began with all
 * members, and read all bookings for each of them.
 */
export const findMembersIn = (
  db: Db,
  { organisationId, id }: { organisationId: number; id: number },
  otherEmails: readonly string[],
) =>
  db.rows<{ id: number }>(
    sql`with first as (
          select coalesce(adds_to, id) as id from bookings
          where organisation_id = ${organisationId} and id = ${id}),
        together as (
          select id from first
          union all
          select b.id from first join bookings b
            on b.organisation_id = ${organisationId} and b.adds_to = first.id),
        known as materialized (
          select lower(b.email) as email from together t
          cross join lateral (select email from bookings
            where organisation_id = ${organisationId} and id = t.id offset 0) b
          union
          select lower(p.email) from together t
          cross join lateral (select email from bookings_places
            where organisation_id = ${organisationId} and booking_id = t.id offset 0) p
          union
          select lower(e) from unnest(${otherEmails}::text[]) e)
        select a.id from known k
        cross join lateral (select id from accounts
          where lower(email) = k.email and verified_at is not null limit 1) a
        cross join lateral (select from organisations_members
          where organisation_id = ${organisationId} and person_id = a.id
            and removed_at is null offset 0) m
        where k.email <> ''`,
  );

/** Where something is booked by an address, or for it. */
export const findBookedEvents = (db: Db, organisationId: number, email: string) =>
  db.rows<{ eventId: number }>(
    sql`select b.event_id as "eventId" from bookings b
        where b.organisation_id = ${organisationId} and lower(b.email) = lower(${email})
        union
        select p.event_id from bookings_places p
        where p.organisation_id = ${organisationId} and lower(p.email) = lower(${email})`,
  );
