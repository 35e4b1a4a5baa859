import type { HeldTicket, PeopleFilter, PersonBooking } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';

export type TicketFilter = Pick<PeopleFilter, 'ticket' | 'booked' | 'door'>;

/** Whoever typed another one's address is not them: only one that was proven counts. */
const holders = (organisationId: number, eventId: number): Sql =>
  sql`bookings_places p
      join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
      join accounts h on lower(h.email) = lower(coalesce(nullif(p.email, ''), b.email))
        and h.verified_at is not null
      where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
        and not p.is_cancelled and b.state in ('pending', 'confirmed')`;

/** For a list of people: by what stands of their tickets, and whether they came in. */
export function holdsTicket(
  personId: Sql,
  organisationId: number,
  eventId: number,
  { ticket, booked, door }: TicketFilter,
): Sql {
  const which = ticket ? sql`p.ticket_id = ${ticket}` : sql`p.kind = 'ticket'`;
  const having = (more: Sql): Sql =>
    sql`${personId} in (select h.id from ${holders(organisationId, eventId)} and ${which} ${more})`;
  if (booked === 'none') return sql`not (${having(nothing)})`;
  return having(
    sql`${booked ? sql`and b.state = ${booked}` : nothing}
        ${door === 'in' ? sql`and p.checked_in_at is not null` : nothing}
        ${door === 'expected' ? sql`and p.checked_in_at is null and p.pass_hash is not null` : nothing}`,
  );
}

/** What each of these people has for an event: by their own address, or by that of who booked. */
export const findHeldBy = (
  db: Db,
  organisationId: number,
  eventId: number,
  personIds: readonly number[],
) =>
  db.rows<HeldTicket>(
    sql`with h as (
          select id, lower(email) as email from accounts
          where id = any(${personIds}) and verified_at is not null),
        held as (
          select h.id as person_id, p.id as place_id from h
          join bookings_places p on p.organisation_id = ${organisationId} and lower(p.email) = h.email
          union all
          select h.id, p.id from h
          join bookings b on b.organisation_id = ${organisationId} and lower(b.email) = h.email
          join bookings_places p on p.organisation_id = b.organisation_id and p.booking_id = b.id
            and p.email = '')
        select held.person_id as "personId", min(b.id) as "bookingId",
          (array_agg(b.lines -> p.line -> 'name' order by p.id))[1] as ticket,
          count(*)::int as places, bool_and(b.state = 'confirmed') as "isPaid",
          bool_or(p.checked_in_at is not null) as "isIn"
        from held
        join bookings_places p on p.organisation_id = ${organisationId} and p.id = held.place_id
        join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
        where p.event_id = ${eventId} and p.kind = 'ticket' and not p.is_cancelled
          and b.state in ('pending', 'confirmed')
        group by held.person_id`,
  );

type PersonBookingRow = Omit<PersonBooking, 'createdAt' | 'checkedInAt'> & {
  createdAt: Date;
  checkedInAt: Date | null;
};

/** By who was signed in, or by the address they proved. */
export const findBookingsOf = (db: Db, organisationId: number, personId: number) =>
  db.rows<PersonBookingRow>(
    sql`with me as (
          select lower(email) as email from accounts
          where id = ${personId} and verified_at is not null),
        found as (
          select b.id from bookings b
          where b.organisation_id = ${organisationId} and b.person_id = ${personId}
          union
          select b.id from me join bookings b
            on b.organisation_id = ${organisationId} and lower(b.email) = me.email
          union
          select p.booking_id from me join bookings_places p
            on p.organisation_id = ${organisationId} and lower(p.email) = me.email
              and not p.is_cancelled)
        select b.id, e.name as "eventName", b.reference, b.state, b.summary, b.currency, b.gross,
          b.created_at as "createdAt",
          b.person_id is not distinct from ${personId}::bigint
            or coalesce(lower(b.email) = (select email from me), false) as "isBooker",
          (select min(p.checked_in_at) from bookings_places p
            where p.organisation_id = b.organisation_id and p.booking_id = b.id
              and not p.is_cancelled
              and lower(coalesce(nullif(p.email, ''), b.email)) = (select email from me))
            as "checkedInAt"
        from found
        join bookings b on b.organisation_id = ${organisationId} and b.id = found.id
        join events e on e.organisation_id = b.organisation_id and e.id = b.event_id
        where b.state in ('pending', 'confirmed', 'cancelled')
        order by b.created_at desc, b.id desc limit 100`,
  );

/** How far those of an event came: booked, paid for or for nothing, and used. */
export const countTickets = async (db: Db, organisationId: number, eventId: number) =>
  (await db.row<{ booked: number; paid: number; checkedIn: number }>(
    sql`select count(*)::int as booked, count(*) filter (where b.state = 'confirmed')::int as paid,
          count(p.checked_in_at)::int as "checkedIn"
        from bookings_places p
        join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and p.kind = 'ticket' and not p.is_cancelled and b.state in ('pending', 'confirmed')`,
  )) ?? { booked: 0, paid: 0, checkedIn: 0 };
