import type { KioskInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

export interface KioskRow extends KioskInput {
  organisationId: number;
  id: number;
  eventId: number;
  key: Buffer;
  createdAt: Date;
  lastSeenAt: Date | null;
}

const columns: Sql = sql`k.organisation_id as "organisationId", k.id, k.event_id as "eventId",
  k.list_id as "listId", k.name, k.prints, k.key, k.created_at as "createdAt",
  k.last_seen_at as "lastSeenAt"`;

export const findKiosks = (db: Db, organisationId: number, eventId: number) =>
  db.rows<KioskRow>(
    sql`select ${columns} from bookings_kiosks k
        where k.organisation_id = ${organisationId} and k.event_id = ${eventId} order by k.id`,
  );

export const findKiosk = (db: Db, organisationId: number, id: number) =>
  db.row<KioskRow>(
    sql`select ${columns} from bookings_kiosks k
        where k.organisation_id = ${organisationId} and k.id = ${id}`,
  );

/** Until the last day of its event is over where that takes place. */
export const findKioskBy = (db: Db, tokenHash: Buffer, now: Date) =>
  db.row<KioskRow>(
    sql`select ${columns} from bookings_kiosks k
        join events e on e.organisation_id = k.organisation_id and e.id = k.event_id
        where k.token_hash = ${tokenHash}
          and (${now}::timestamptz at time zone e.time_zone)::date <= e.ends_on`,
  );

/** Held, it is not ended while it lets somebody in. */
export const holdKiosk = (
  db: Db,
  { organisationId, id }: Pick<KioskRow, 'organisationId' | 'id'>,
) =>
  db.row<{ id: number }>(
    sql`select k.id from bookings_kiosks k
        where k.organisation_id = ${organisationId} and k.id = ${id} for key share`,
  );

export const insertKiosk = (
  db: Db,
  organisationId: number,
  eventId: number,
  {
    name,
    listId,
    prints,
    key,
    tokenHash,
    createdAt,
  }: KioskInput & { key: Buffer; tokenHash: Buffer; createdAt: Date },
) =>
  db.row<KioskRow>(
    sql`insert into bookings_kiosks as k (organisation_id, event_id, list_id, name, prints, key,
          token_hash, created_at)
        values (${organisationId}, ${eventId}, ${listId}, ${name}, ${prints}, ${key}, ${tokenHash},
          ${createdAt})
        returning ${columns}`,
  );

export const deleteKiosk = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from bookings_kiosks where organisation_id = ${organisationId} and id = ${id}`);

/** Not at every breath. */
export const stampSeen = (
  db: Db,
  { organisationId, id }: Pick<KioskRow, 'organisationId' | 'id'>,
  now: Date,
) =>
  db.run(
    sql`update bookings_kiosks set last_seen_at = ${now}
        where organisation_id = ${organisationId} and id = ${id}
          and (last_seen_at is null or last_seen_at < ${now}::timestamptz - interval '20 seconds')`,
  );

export interface NamedPlace {
  id: number;
  fullName: string;
}

/** Those of a booking that stands, by their own names or else by who booked. */
export const findPlacesOf = (db: Db, organisationId: number, eventId: number, reference: string) =>
  db.rows<NamedPlace>(
    sql`select p.id, coalesce(nullif(p.full_name, ''), b.full_name) as "fullName"
        from bookings b
        join bookings_places p on p.organisation_id = b.organisation_id and p.booking_id = b.id
        where b.organisation_id = ${organisationId} and b.event_id = ${eventId}
          and b.reference = ${reference} and b.state in ('pending', 'confirmed')
          and p.kind = 'ticket' and not p.is_cancelled
        order by p.checked_in_at nulls first, p.id`,
  );

export const findPlaceByPass = (
  db: Db,
  organisationId: number,
  eventId: number,
  passHash: Buffer,
) =>
  db.row<{ id: number }>(
    sql`select p.id from bookings_places p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and p.pass_hash = ${passHash}`,
  );

/** Whom it has let in by such a key, since then. */
export const findLetIn = (
  db: Db,
  { organisationId, eventId, id }: Pick<KioskRow, 'organisationId' | 'eventId' | 'id'>,
  key: string,
  since: Date,
) =>
  db.row<{ placeId: number }>(
    sql`select c.place_id as "placeId" from bookings_checks c
        where c.organisation_id = ${organisationId} and c.event_id = ${eventId}
          and c.key = ${key} and c.kiosk_id = ${id} and c.result = 'in' and c.at >= ${since}`,
  );
