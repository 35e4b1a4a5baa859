import type { Room, RoomInput, Track, TrackInput } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

const mine = (organisationId: number, eventId: number): Sql =>
  sql`organisation_id = ${organisationId} and event_id = ${eventId}`;

export const findRooms = (db: Db, organisationId: number, eventId: number) =>
  db.rows<Room>(
    sql`select id, name, kind, capacity from events_rooms
        where ${mine(organisationId, eventId)} order by position, id`,
  );

export const findTracks = (db: Db, organisationId: number, eventId: number) =>
  db.rows<Track>(
    sql`select id, name, colour from events_tracks
        where ${mine(organisationId, eventId)} order by position, id`,
  );

const last = (table: Sql, organisationId: number, eventId: number): Sql =>
  sql`(select coalesce(max(position), 0) + 1 from ${table} where ${mine(organisationId, eventId)})`;

/** Null when another room is named so. */
export const insertRoom = (db: Db, organisationId: number, eventId: number, room: RoomInput) =>
  db.row<{ id: number }>(
    sql`insert into events_rooms (organisation_id, event_id, name, kind, capacity, position)
        values (${organisationId}, ${eventId}, ${room.name}, ${room.kind}, ${room.capacity},
          ${last(sql`events_rooms`, organisationId, eventId)})
        on conflict (organisation_id, event_id, lower(name)) do nothing returning id`,
  );

export const isRoomNamed = async (
  db: Db,
  organisationId: number,
  eventId: number,
  { name, exceptId }: { name: string; exceptId: number },
) =>
  (await db.row(
    sql`select 1 from events_rooms where ${mine(organisationId, eventId)}
          and lower(name) = lower(${name}) and id <> ${exceptId}`,
  )) !== null;

export const updateRoom = (
  db: Db,
  organisationId: number,
  eventId: number,
  id: number,
  room: RoomInput,
) =>
  db.run(
    sql`update events_rooms set name = ${room.name}, kind = ${room.kind}, capacity = ${room.capacity}
        where ${mine(organisationId, eventId)} and id = ${id}`,
  );

export const insertTrack = (db: Db, organisationId: number, eventId: number, track: TrackInput) =>
  db.row<{ id: number }>(
    sql`insert into events_tracks (organisation_id, event_id, name, colour, position)
        values (${organisationId}, ${eventId}, ${JSON.stringify(track.name)}, ${track.colour},
          ${last(sql`events_tracks`, organisationId, eventId)})
        returning id`,
  );

export const updateTrack = (
  db: Db,
  organisationId: number,
  eventId: number,
  id: number,
  track: TrackInput,
) =>
  db.run(
    sql`update events_tracks set name = ${JSON.stringify(track.name)}, colour = ${track.colour}
        where ${mine(organisationId, eventId)} and id = ${id}`,
  );

export type PlaceKind = 'rooms' | 'tracks';
const tables: Readonly<Record<PlaceKind, Sql>> = {
  rooms: sql`events_rooms`,
  tracks: sql`events_tracks`,
};

export const deletePlace = (
  db: Db,
  organisationId: number,
  eventId: number,
  kind: PlaceKind,
  id: number,
) => db.run(sql`delete from ${tables[kind]} where ${mine(organisationId, eventId)} and id = ${id}`);

/** Numbered anew in this order. */
export const orderPlaces = (
  db: Db,
  organisationId: number,
  eventId: number,
  kind: PlaceKind,
  ids: readonly number[],
) =>
  db.run(
    sql`update ${tables[kind]} p set position = o.position
        from unnest(${ids}::bigint[]) with ordinality as o(id, position)
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId} and p.id = o.id`,
  );
