import type { CheckResult, Texts } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { literally, nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';

export interface DoorRow {
  id: number;
  fullName: string;
  email: string;
  ticket: Texts;
  reference: string;
  checkedInAt: Date | null;
  isCancelled: boolean;
  /** Whether its booking stands and it is no add-on. */
  letsIn: boolean;
  balance: number;
  currency: string;
}

const columns: Sql = sql`p.id, coalesce(nullif(p.full_name, ''), b.full_name) as "fullName",
  coalesce(nullif(p.email, ''), b.email) as email, b.lines -> p.line -> 'name' as ticket, b.reference,
  p.checked_in_at as "checkedInAt", p.is_cancelled as "isCancelled",
  b.state in ('pending', 'confirmed') and p.kind = 'ticket' and p.pass_hash is not null as "letsIn",
  coalesce((select i.balance from invoices i
    where i.organisation_id = b.organisation_id and i.id = b.invoice_id), 0) as balance, b.currency`;

const places = (organisationId: number, eventId: number): Sql =>
  sql`bookings_places p
      join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
      where p.organisation_id = ${organisationId} and p.event_id = ${eventId}`;

/** By what its code says, or by name; one who lets it in at a time. */
export const lockAtDoor = (
  db: Db,
  organisationId: number,
  eventId: number,
  by: { passHash: Buffer } | { placeId: number },
) =>
  db.row<DoorRow>(
    sql`select ${columns} from ${places(organisationId, eventId)}
        and ${'passHash' in by ? sql`p.pass_hash = ${by.passHash}` : sql`p.id = ${by.placeId}`}
        for no key update of p`,
  );

/** Passes are given to places of bookings that stand, and taken back with them. */
const isExpected: Sql = sql`p.kind = 'ticket' and not p.is_cancelled and p.pass_hash is not null`;

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
  const pattern = `%${literally(q.toLowerCase())}%`;
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

interface Page {
  q: string;
  /** The place the page before ended with. */
  after: number | null;
  limit: number;
}

/** Whoever is not named yet comes first, by who booked them. */
export const findAtDoor = (
  db: Db,
  organisationId: number,
  eventId: number,
  { q, after, limit }: Page,
) =>
  db.rows<DoorRow>(
    plannedAnew(
      sql`select ${columns} from ${places(organisationId, eventId)} and ${isExpected}
          ${q ? found(organisationId, eventId, q) : nothing}
          ${
            after === null
              ? nothing
              : sql`and (${ownName}, p.id) > (select lower(l.full_name) collate "C", l.id
                  from bookings_places l where l.organisation_id = ${organisationId}
                    and l.event_id = ${eventId} and l.id = ${after})`
          }
          order by ${ownName}, p.id limit ${limit}`,
    ),
  );

export interface PassRow extends DoorRow {
  passHash: Buffer;
}

/** For a device that may lose the network, in the order of their ids. */
export const findPasses = (
  db: Db,
  organisationId: number,
  eventId: number,
  { after, limit }: { after: number; limit: number },
) =>
  db.rows<PassRow>(
    sql`select ${columns}, p.pass_hash as "passHash" from ${places(organisationId, eventId)}
        and ${isExpected} and p.id > ${after} order by p.id limit ${limit}`,
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
  personId: number;
  result: Outcome;
}

/** Null: it was said before. */
export const insertCheck = (db: Db, organisationId: number, check: NewCheck) =>
  db.row<{ id: number }>(
    sql`insert into bookings_checks (organisation_id, event_id, place_id, key, at, person_id, result)
        values (${organisationId}, ${check.eventId}, ${check.placeId}, ${check.key}, ${check.at},
          ${check.personId}, ${check.result})
        on conflict do nothing returning id`,
  );

export const findCheck = (db: Db, organisationId: number, eventId: number, key: string) =>
  db.row<{ placeId: number; result: Outcome }>(
    sql`select place_id as "placeId", result from bookings_checks
        where organisation_id = ${organisationId} and event_id = ${eventId} and key = ${key}`,
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
