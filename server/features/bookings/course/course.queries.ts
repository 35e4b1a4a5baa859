import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OfEvent } from '../bookings.rows.ts';

/** Of which places: of one ticket, of one pool, or all tickets without what is booked with them. */
export interface Part {
  ticket?: number | undefined;
  pool?: number | undefined;
}

export const partOf = ({ organisationId, eventId }: OfEvent, { ticket, pool }: Part): Sql =>
  sql`${ticket === undefined ? nothing : sql`and p.ticket_id = ${ticket}`}
      ${
        pool === undefined
          ? nothing
          : sql`and p.quota_ids && array(select d.quota_id from tickets_pools d
              where d.organisation_id = ${organisationId} and d.event_id = ${eventId}
                and d.id = ${pool})`
      }`;

export const countPlaces = (db: Db, { organisationId, eventId }: OfEvent, now: Date) =>
  db.rows<{ ticketId: number; quotaIds: number[]; isHeld: boolean; many: number; came: number }>(
    sql`select p.ticket_id as "ticketId", p.quota_ids as "quotaIds", b.state = 'held' as "isHeld",
          count(*)::int as many, count(p.checked_in_at)::int as came
        from bookings_places p
        join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and not p.is_cancelled and (b.state in ('pending', 'confirmed')
            or (b.state = 'held' and b.held_until > ${now}))
        group by 1, 2, 3`,
  );

export const countWaited = (db: Db, { organisationId, eventId }: OfEvent) =>
  db.rows<{ ticketId: number; many: number }>(
    sql`select (i ->> 'ticketId')::bigint as "ticketId", sum((i ->> 'quantity')::int)::int as many
        from bookings_waiting w cross join jsonb_array_elements(w.items) i
        where w.organisation_id = ${organisationId} and w.event_id = ${eventId}
          and w.state = 'waiting' and w.confirmed_at is not null
        group by 1`,
  );

/** When each place of what was ever booked, or of these bookings, was booked, paid and given up. */
export const placeTimes = (of: OfEvent, part: Part, bookingIds?: Sql): Sql => {
  const { organisationId, eventId } = of;
  const isAll = part.ticket === undefined && part.pool === undefined;
  return sql`select m.booking_id, m.booked_at, m.paid_at,
      case when p.is_cancelled then coalesce(p.cancelled_at, m.ended_at) end as cancelled_at
    from (
      select c.booking_id,
        min(c.at) filter (where c.state in ('pending', 'confirmed')) as booked_at,
        min(c.at) filter (where c.state = 'confirmed') as paid_at, max(c.at) as ended_at
      from bookings b
      join bookings_changes c on c.organisation_id = b.organisation_id and c.booking_id = b.id
      where b.organisation_id = ${organisationId} and b.event_id = ${eventId}
        and c.done = 'moved' ${bookingIds ? sql`and b.id in (${bookingIds})` : nothing}
      group by c.booking_id) m
    join bookings_places p on p.organisation_id = ${organisationId} and p.booking_id = m.booking_id
    where m.booked_at is not null ${isAll ? sql`and p.kind = 'ticket'` : partOf(of, part)}`;
};

export interface StepRow {
  at: string;
  booked: number;
  cancelled: number;
  paid: number;
}

interface Asked {
  part: Part;
  timeZone: string;
}

const stepColumns = (times: Sql): Sql =>
  sql`happened as (
        select t.at, t.what from (${times}) x
        cross join lateral (values (x.booked_at, 'booked'), (x.paid_at, 'paid'),
          (x.cancelled_at, 'cancelled')) as t (at, what)
        where t.at is not null)`;

const counted: Sql = sql`count(*) filter (where h.what = 'booked')::int as booked,
  count(*) filter (where h.what = 'cancelled')::int as cancelled,
  count(*) filter (where h.what = 'paid')::int as paid`;

/** By the days of the event's clock; those on which nothing happened are left out. */
export const countByDay = (db: Db, of: OfEvent, { part, timeZone }: Asked) =>
  db.rows<StepRow>(
    plannedAnew(
      sql`with ${stepColumns(placeTimes(of, part))}
          select (h.at at time zone ${timeZone})::date::text as at, ${counted}
          from happened h group by 1 order by 1`,
    ),
  );

/** By the hours of a day, which has 23 or 25 of them where clocks are changed; before it is null. */
export const countByHour = (
  db: Db,
  of: OfEvent,
  { part, timeZone, day }: Asked & { day: string },
) =>
  db.rows<Omit<StepRow, 'at'> & { hour: number | null }>(
    plannedAnew(
      sql`with ${stepColumns(placeTimes(of, part))},
          ends as (select ${day}::date::timestamp at time zone ${timeZone} as begins,
            (${day}::date + 1)::timestamp at time zone ${timeZone} as ends)
          select case when h.at >= e.begins
              then floor(extract(epoch from h.at - e.begins) / 3600)::int end as hour, ${counted}
          from happened h cross join ends e where h.at < e.ends group by 1`,
    ),
  );

/** The invoices of all that was booked. */
export const invoicesOf = ({ organisationId, eventId }: OfEvent): Sql =>
  sql`select b.invoice_id from bookings b
      where b.organisation_id = ${organisationId} and b.event_id = ${eventId}
        and b.invoice_id is not null`;
