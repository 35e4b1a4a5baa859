import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { OfEvent } from '../bookings.rows.ts';

/** Rooms in which something may have to be done by the clock. */
export const findBusyRooms = (db: Db) =>
  db.rows<OfEvent>(
    sql`select r.organisation_id as "organisationId", r.event_id as "eventId"
        from bookings_rooms r
        where (r.is_on and r.drawn_at is null) or r.called_to < r.last_place
          or exists (select from bookings_room_entries e
            where e.organisation_id = r.organisation_id and e.event_id = r.event_id
              and e.state = 'in')`,
  );

/**
 * Everyone who waits for it, in one statement: by the SHA-256 of the seed, of all who wait, and of
 * themselves. docs/waiting-room.md says how anybody draws it again.
 */
export const drawOrder = async (
  db: Db,
  { organisationId, eventId }: OfEvent,
  { seed, at }: { seed: Buffer; at: Date },
): Promise<number> =>
  (
    await db.row<{ count: number }>(
      sql`with waiting as (
            select id, mark from bookings_room_entries
            where organisation_id = ${organisationId} and event_id = ${eventId} and place is null
          ), roll as (
            select sha256(coalesce(string_agg(mark, ''::bytea order by mark), '')) as hash from waiting
          ), lots as (
            select id, row_number() over (order by sha256(${seed}::bytea || hash || mark)) as lot
            from waiting cross join roll
          ), drawn as (
            update bookings_room_entries e set drawn = lot, place = r.last_place + lot
            from lots, bookings_rooms r
            where e.organisation_id = ${organisationId} and e.id = lots.id
              and r.organisation_id = ${organisationId} and r.event_id = ${eventId}
            returning 1
          )
          update bookings_rooms
          set drawn_at = ${at}, last_place = last_place + (select count(*) from drawn)
          where organisation_id = ${organisationId} and event_id = ${eventId}
          returning (select count(*)::int from drawn) as count`,
    )
  )?.count ?? 0;

/** Without a draw: as they came. */
export const placeByArrival = (db: Db, { organisationId, eventId }: OfEvent) =>
  db.run(
    sql`with places as (
          select id, row_number() over (order by id) as place from bookings_room_entries
          where organisation_id = ${organisationId} and event_id = ${eventId} and place is null
        ), placed as (
          update bookings_room_entries e set place = r.last_place + places.place
          from places, bookings_rooms r
          where e.organisation_id = ${organisationId} and e.id = places.id
            and r.organisation_id = ${organisationId} and r.event_id = ${eventId}
          returning 1
        )
        update bookings_rooms set last_place = last_place + (select count(*) from placed)
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );

const isBooked: Sql = sql`exists (
  select from bookings b
  where b.organisation_id = e.organisation_id and b.id = e.booking_id
    and b.state in ('pending', 'confirmed', 'cancelled'))`;

/** Who booked is through; whose time is over, and who has nothing kept, is so. How many they are. */
export const settleTurns = async (
  db: Db,
  { organisationId, eventId }: OfEvent,
  now: Date,
): Promise<number> =>
  (
    await db.rows<{ id: number }>(
      sql`update bookings_room_entries e
          set state = case when ${isBooked} then 'through' else 'over' end,
            in_until = null, done_at = ${now}
          where e.organisation_id = ${organisationId} and e.event_id = ${eventId}
            and e.state = 'in'
            and (${isBooked} or (e.in_until <= ${now} and not exists (
              select from bookings b
              where b.organisation_id = e.organisation_id and b.id = e.booking_id
                and b.state = 'held' and b.held_until > ${now})))
          returning e.id`,
    )
  ).length;

/** The next so many in line; how many of them there were. */
export const callNext = async (
  db: Db,
  { organisationId, eventId }: OfEvent,
  { count, now, until }: { count: number; now: Date; until: Date },
): Promise<number> =>
  (
    await db.row<{ called: number }>(
      sql`with next as (
            select r.called_to as after, least(r.last_place, r.called_to + ${count}) as up_to
            from bookings_rooms r
            where r.organisation_id = ${organisationId} and r.event_id = ${eventId}
          ), called as (
            update bookings_room_entries e
            set state = 'in', let_in_at = ${now}, in_until = ${until}, has_come = false
            from next
            where e.organisation_id = ${organisationId} and e.event_id = ${eventId}
              and e.state = 'waiting' and e.place > next.after and e.place <= next.up_to
            returning 1
          )
          update bookings_rooms r set called_to = next.up_to from next
          where r.organisation_id = ${organisationId} and r.event_id = ${eventId}
          returning (select count(*)::int from called) as called`,
    )
  )?.called ?? 0;

export interface Inside {
  /** Whose holds run; offers to the waiting list are not counted, for they last for hours. */
  holding: number;
  /** Let in, and about to choose. */
  choosing: number;
}

/** Who was called and has not been seen for a minute is not waited for, though their turn lasts. */
const patienceMs = 60_000;

export const countInside = async (
  db: Db,
  { organisationId, eventId }: OfEvent,
  now: Date,
): Promise<Inside> =>
  (await db.row<Inside>(
    sql`select
          (select count(*)::int from bookings b
            where b.organisation_id = ${organisationId} and b.event_id = ${eventId}
              and b.state = 'held' and b.held_until > ${now}
              and not exists (select from bookings_waiting w
                where w.organisation_id = b.organisation_id and w.booking_id = b.id)) as holding,
          (select count(*)::int from bookings_room_entries e
            left join bookings b on b.organisation_id = e.organisation_id and b.id = e.booking_id
            where e.organisation_id = ${organisationId} and e.event_id = ${eventId}
              and e.state = 'in' and (b.id is null or b.state = 'expired')
              and (e.has_come or e.let_in_at > ${new Date(now.getTime() - patienceMs)})) as choosing`,
  )) ?? { holding: 0, choosing: 0 };

/** No fewer than are inside, of either kind: soon counted, and no further than so many. */
export const countRoughly = async (
  db: Db,
  { organisationId, eventId }: OfEvent,
  now: Date,
  most: number,
): Promise<number> =>
  (
    await db.row<{ count: number }>(
      sql`select (select count(*)::int from (select from bookings b
              where b.organisation_id = ${organisationId} and b.event_id = ${eventId}
                and b.state = 'held' and b.held_until > ${now} limit ${most}) held)
            + (select count(*)::int from (select from bookings_room_entries e
              where e.organisation_id = ${organisationId} and e.event_id = ${eventId}
                and e.state = 'in' limit ${most}) entered) as count`,
    )
  )?.count ?? 0;

/** How many tickets a booking has, lately. */
export const findUsualPlaces = async (db: Db, { organisationId, eventId }: OfEvent) =>
  (
    await db.row<{ mean: number }>(
      sql`select coalesce(avg(places), 1)::float8 as mean from (
            select places from bookings
            where organisation_id = ${organisationId} and event_id = ${eventId} and places > 0
            order by created_at desc, id desc limit 50
          ) lately`,
    )
  )?.mean ?? 1;

export interface Counted {
  waiting: number;
  through: number;
  over: number;
  lately: number;
  drawn: number;
}

/** `lately`: who came to an end since then. */
export const countEntries = async (
  db: Db,
  { organisationId, eventId }: OfEvent,
  since: Date,
): Promise<Counted> =>
  (await db.row<Counted>(
    sql`select count(*) filter (where state = 'waiting')::int as waiting,
          count(*) filter (where state = 'through')::int as through,
          count(*) filter (where state = 'over')::int as over,
          count(*) filter (where done_at > ${since})::int as lately,
          count(drawn)::int as drawn
        from bookings_room_entries
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  )) ?? { waiting: 0, through: 0, over: 0, lately: 0, drawn: 0 };

export const findDrawn = (db: Db, { organisationId, eventId }: OfEvent) =>
  db.rows<{ mark: Buffer }>(
    sql`select mark from bookings_room_entries
        where organisation_id = ${organisationId} and event_id = ${eventId} and drawn is not null
        order by drawn`,
  );
