import type { RoomRules } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { EntryRow, RoomRow } from './room.rows.ts';
import type { OfEvent } from '../bookings.rows.ts';

const columns: Sql = sql`r.organisation_id as "organisationId", r.event_id as "eventId",
  r.is_on as "isOn", r.at_once as "atOnce", r.minutes, r.is_paused as "isPaused", r.seed,
  r.drawn_at as "drawnAt", r.last_place as "lastPlace", r.called_to as "calledTo",
  r.is_sold_out as "isSoldOut"`;

const one = ({ organisationId, eventId }: OfEvent): Sql =>
  sql`select ${columns} from bookings_rooms r
      where r.organisation_id = ${organisationId} and r.event_id = ${eventId}`;

export const findRoom = (db: Db, of: OfEvent) => db.row<RoomRow>(one(of));

export const lockRoom = (db: Db, of: OfEvent) => db.row<RoomRow>(sql`${one(of)} for no key update`);

/** Many may enter at a time; nobody draws meanwhile. */
export const shareRoom = (db: Db, of: OfEvent) => db.row<RoomRow>(sql`${one(of)} for share`);

/** Null: somebody else is at it. */
export const lockRoomIfFree = (db: Db, of: OfEvent) =>
  db.row<RoomRow>(sql`${one(of)} for no key update skip locked`);

export const insertRoom = (db: Db, { organisationId, eventId }: OfEvent, seed: Buffer) =>
  db.run(
    sql`insert into bookings_rooms (organisation_id, event_id, seed)
        values (${organisationId}, ${eventId}, ${seed}) on conflict do nothing`,
  );

export const updateRules = (
  db: Db,
  { organisationId, eventId }: OfEvent,
  { isOn, atOnce, minutes }: RoomRules,
) =>
  db.run(
    sql`update bookings_rooms set is_on = ${isOn}, at_once = ${atOnce}, minutes = ${minutes}
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );

export const updatePaused = (db: Db, { organisationId, eventId }: OfEvent, isPaused: boolean) =>
  db.run(
    sql`update bookings_rooms set is_paused = ${isPaused}
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );

export const updateSoldOut = (db: Db, { organisationId, eventId }: OfEvent, isSoldOut: boolean) =>
  db.run(
    sql`update bookings_rooms set is_sold_out = ${isSoldOut}
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );

/** At the end of the line; whoever else comes waits until this one stands there. */
export const takeLastPlace = async (db: Db, { organisationId, eventId }: OfEvent) =>
  (
    await db.row<{ place: number }>(
      sql`update bookings_rooms set last_place = last_place + 1
          where organisation_id = ${organisationId} and event_id = ${eventId}
          returning last_place as place`,
    )
  )?.place ?? 0;

const entryColumns: Sql = sql`e.id, e.state, e.place, e.in_until as "inUntil",
  e.booking_id as "bookingId"`;

const entry = ({ organisationId, eventId }: OfEvent, mark: Buffer): Sql =>
  sql`select ${entryColumns} from bookings_room_entries e
      where e.organisation_id = ${organisationId} and e.event_id = ${eventId} and e.mark = ${mark}`;

export const findEntry = (db: Db, of: OfEvent, mark: Buffer) => db.row<EntryRow>(entry(of, mark));

export const lockEntry = (db: Db, of: OfEvent, mark: Buffer) =>
  db.row<EntryRow>(sql`${entry(of, mark)} for no key update`);

export const insertEntry = (
  db: Db,
  { organisationId, eventId }: OfEvent,
  { mark, at, place }: { mark: Buffer; at: Date; place: number | null },
) =>
  db.run(
    sql`insert into bookings_room_entries (organisation_id, event_id, mark, joined_at, place)
        values (${organisationId}, ${eventId}, ${mark}, ${at}, ${place})
        on conflict do nothing`,
  );

export const queueAgain = (db: Db, organisationId: number, id: number, place: number) =>
  db.run(
    sql`update bookings_room_entries set state = 'waiting', place = ${place}, let_in_at = null,
          has_come = false, booking_id = null
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const noteCome = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`update bookings_room_entries set has_come = true
        where organisation_id = ${organisationId} and id = ${id} and not has_come`,
  );

/** Their first hold is theirs as long as it lasts, and so is their turn: they may choose anew. */
export const noteHeld = (
  db: Db,
  organisationId: number,
  id: number,
  { bookingId, heldUntil }: { bookingId: number; heldUntil: Date },
) =>
  db.run(
    sql`update bookings_room_entries set has_come = true,
          in_until = case when booking_id is null then greatest(in_until, ${heldUntil})
            else in_until end,
          booking_id = ${bookingId}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Whether so many wait for the draw already. */
export const isUndrawnOver = async (
  db: Db,
  { organisationId, eventId }: OfEvent,
  most: number,
): Promise<boolean> =>
  (await db.row(
    sql`select from bookings_room_entries
        where organisation_id = ${organisationId} and event_id = ${eventId} and place is null
        order by id offset ${most - 1} limit 1`,
  )) !== null;
