import type { CheckListQuery, CheckResult, Texts } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import {
  cameAt,
  type DoorScope,
  inSince,
  isBy,
  isExpected,
  isListed,
  mostOfBooking,
  placesAt,
} from './door.scope.ts';
import { anywhere } from '../../../platform/search/looking.ts';

export interface DoorRow {
  id: number;
  bookingId: number;
  ticketId: number;
  fullName: string;
  email: string;
  ticket: Texts;
  reference: string;
  checkedInAt: Date | null;
  cameAt: Date | null;
  isCancelled: boolean;
  /** Whether its booking stands and it is no add-on. */
  letsIn: boolean;
  balance: number;
  currency: string;
}

const columns = (scope: DoorScope): Sql => sql`p.id, p.booking_id as "bookingId",
  p.ticket_id as "ticketId", coalesce(nullif(p.full_name, ''), b.full_name) as "fullName",
  coalesce(nullif(p.email, ''), b.email) as email, b.lines -> p.line -> 'name' as ticket, b.reference,
  ${inSince(scope)} as "checkedInAt", ${cameAt(scope)} as "cameAt", p.is_cancelled as "isCancelled",
  b.state in ('pending', 'confirmed') and p.kind = 'ticket' and p.pass_hash is not null as "letsIn",
  coalesce((select i.balance from invoices i
    where i.organisation_id = b.organisation_id and i.id = b.invoice_id), 0) as balance, b.currency`;

export type AskedPlace = { passHash: Buffer } | { placeId: number };

const isAsked = (by: AskedPlace): Sql =>
  'passHash' in by ? sql`p.pass_hash = ${by.passHash}` : sql`p.id = ${by.placeId}`;

/** By what its code says, or by name; one who lets it in at a time. */
export const lockAtDoor = (db: Db, scope: DoorScope, by: AskedPlace) =>
  db.row<DoorRow>(
    sql`select ${columns(scope)} from ${placesAt(scope)} and ${isAsked(by)} for no key update of p`,
  );

/** Before one of its places: an add-on of it lets in whoever comes first. */
export const lockBookingAtDoor = (db: Db, { organisationId, eventId }: DoorScope, by: AskedPlace) =>
  db.run(
    sql`select 1 from bookings b where b.organisation_id = ${organisationId} and b.id = (
          select p.booking_id from bookings_places p where p.organisation_id = ${organisationId}
            and p.event_id = ${eventId} and ${isAsked(by)})
        for no key update of b`,
  );

/** Read from the index alone. */
export const countAtDoor = (db: Db, organisationId: number, eventId: number) =>
  db.row<{ expected: number; checkedIn: number }>(
    sql`select count(*)::int as expected, count(p.checked_in_at)::int as "checkedIn"
        from bookings_places p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId} and ${isExpected}`,
  );

const ownName: Sql = sql`lower(p.full_name) collate "C"`;

/** So many found are more than anybody looks through: then more of the name is to be typed. */
const mostFound = 500;

/** By who comes or by who booked, each by its index and neither without an end. */
const found = (organisationId: number, eventId: number, q: string): Sql => {
  const pattern = anywhere(q);
  return sql`and p.id in (
    (select s.id from bookings_places s
      where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
        and s.search_text like ${pattern} limit ${mostFound})
    union
    (select s.id from bookings b
      join bookings_places s on s.organisation_id = b.organisation_id and s.booking_id = b.id
      where b.organisation_id = ${organisationId} and b.event_id = ${eventId}
        and b.search_text like ${pattern} limit ${mostFound}))`;
};

export interface DoorPage extends Pick<CheckListQuery, 'state' | 'ticketId' | 'hour'> {
  q: string;
  /** The place the page before ended with. */
  after: number | null;
  limit: number;
}

const states = (scope: DoorScope): Record<NonNullable<CheckListQuery['state']>, Sql> => ({
  came: sql`and ${cameAt(scope)} is not null`,
  in: sql`and ${inSince(scope)} is not null`,
  out: sql`and ${cameAt(scope)} is not null and ${inSince(scope)} is null`,
  missing: sql`and ${cameAt(scope)} is null`,
});

const filtered = (scope: DoorScope, { q, state, ticketId, hour }: DoorPage): Sql => sql`
  ${isListed(scope)} ${q ? found(scope.organisationId, scope.eventId, q) : nothing}
  ${state === undefined ? nothing : states(scope)[state]}
  ${ticketId === undefined ? nothing : isBy(scope, ticketId)}
  ${
    hour === undefined
      ? nothing
      : sql`and ${cameAt(scope)} >= ${hour}::timestamptz
            and ${cameAt(scope)} < ${hour}::timestamptz + interval '1 hour'`
  }`;

/** Whoever is not named yet comes first, by who booked them. */
export const findAtDoor = (db: Db, scope: DoorScope, page: DoorPage) =>
  db.rows<DoorRow>(
    plannedAnew(
      sql`select ${columns(scope)} from ${placesAt(scope)} and ${isExpected}
          ${filtered(scope, page)}
          ${
            page.after === null
              ? nothing
              : sql`and (${ownName}, p.id) > (select lower(l.full_name) collate "C", l.id
                  from bookings_places l where l.organisation_id = ${scope.organisationId}
                    and l.event_id = ${scope.eventId} and l.id = ${page.after})`
          }
          order by ${ownName}, p.id limit ${page.limit}`,
    ),
  );

export interface PassRow extends DoorRow {
  passHash: Buffer;
  mostOfBooking: number | null;
}

/** For a device that may lose the network, in the order of their ids. */
export const findPasses = (
  db: Db,
  scope: DoorScope,
  { after, limit }: { after: number; limit: number },
) =>
  db.rows<PassRow>(
    sql`select ${columns(scope)}, p.pass_hash as "passHash", ${mostOfBooking(scope)} as "mostOfBooking"
        from ${placesAt(scope)} and ${isExpected} ${isListed(scope)}
        and p.id > ${after} order by p.id limit ${limit}`,
  );

export const updateCheckedIn = (db: Db, organisationId: number, id: number, at: Date | null) =>
  db.run(
    sql`update bookings_places set checked_in_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export type Outcome = Exclude<CheckResult['result'], 'unknown'> | 'back';

export interface NewCheck {
  eventId: number;
  placeId: number;
  key: string;
  at: Date;
  /** Null: a kiosk. */
  personId: number | null;
  kioskId: number | null;
  result: Outcome;
  listId: number | null;
  door: string;
}

/** Null: it was said before. */
export const insertCheck = (db: Db, organisationId: number, check: NewCheck) =>
  db.row<{ id: number }>(
    sql`insert into bookings_checks (organisation_id, event_id, place_id, key, at, person_id, kiosk_id,
          result, list_id, door)
        values (${organisationId}, ${check.eventId}, ${check.placeId}, ${check.key}, ${check.at},
          ${check.personId}, ${check.kioskId}, ${check.result}, ${check.listId}, ${check.door})
        on conflict do nothing returning id`,
  );

export const findCheck = (db: Db, organisationId: number, eventId: number, key: string) =>
  db.row<{ placeId: number; result: Outcome; kioskId: number | null }>(
    sql`select place_id as "placeId", result, kiosk_id as "kioskId" from bookings_checks
        where organisation_id = ${organisationId} and event_id = ${eventId} and key = ${key}`,
  );

/** Where they came in last. */
export const findLastDoor = (db: Db, { organisationId, list }: DoorScope, placeId: number) =>
  db.row<{ door: string }>(
    sql`select door from bookings_checks
        where organisation_id = ${organisationId} and place_id = ${placeId}
          and list_id is not distinct from ${list?.id ?? null}::bigint and result in ('in', 'unpaid')
        order by id desc limit 1`,
  );

export const findEventOf = (db: Db, organisationId: number, placeId: number) =>
  db.row<{ eventId: number }>(
    sql`select event_id as "eventId" from bookings_places
        where organisation_id = ${organisationId} and id = ${placeId}`,
  );

/** Who was in when their booking came to be paid another way kept their pass; out, they pay first. */
export const withdrawPassUnpaid = (db: Db, organisationId: number, placeId: number) =>
  db.run(
    sql`update bookings_places p set pass_hash = null, pass_round = p.pass_round + 1
        from bookings b
        where p.organisation_id = ${organisationId} and p.id = ${placeId}
          and b.organisation_id = p.organisation_id and b.id = p.booking_id
          and b.state = 'pending' and b.way <> 'on_site'`,
  );
