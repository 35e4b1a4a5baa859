import type { FilledField } from '@plenum/contract/kernel/fillable-fields.ts';
import type { Language, Texts } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { lettingIn } from '../bookings.queries.ts';

export interface FillRow {
  placeId: number;
  /** Of whom it is, in small letters. */
  email: string;
  fields: FilledField[];
  /** They were signed in, and this address is theirs. */
  isProven: boolean;
  agreedAt: Date;
  withdrawnAt: Date | null;
  usedAt: Date | null;
}

export const findFills = (db: Db, organisationId: number, bookingId: number) =>
  db.rows<FillRow>(
    sql`select place_id as "placeId", email, fields, is_proven as "isProven",
          agreed_at as "agreedAt", withdrawn_at as "withdrawnAt", used_at as "usedAt"
        from bookings_fills
        where organisation_id = ${organisationId} and booking_id = ${bookingId}`,
  );

/** Of another address it is another one, and has been used by nobody. */
export const upsertFill = (
  db: Db,
  of: { organisationId: number; eventId: number; id: number; language: Language },
  { placeId, email, fields, isProven }: Pick<FillRow, 'placeId' | 'email' | 'fields' | 'isProven'>,
  at: Date,
) =>
  db.run(
    sql`insert into bookings_fills as f (organisation_id, event_id, booking_id, place_id, email,
          fields, language, is_proven, agreed_at)
        values (${of.organisationId}, ${of.eventId}, ${of.id}, ${placeId}, ${email}, ${fields},
          ${of.language}, ${isProven}, ${at})
        on conflict (organisation_id, place_id) do update set email = excluded.email,
          fields = excluded.fields, language = excluded.language, is_proven = excluded.is_proven,
          agreed_at = excluded.agreed_at, withdrawn_at = null,
          used_at = case when f.email = excluded.email then f.used_at end`,
  );

export const withdrawFill = (db: Db, organisationId: number, placeId: number, at: Date) =>
  db.run(
    sql`update bookings_fills set withdrawn_at = ${at}
        where organisation_id = ${organisationId} and place_id = ${placeId}`,
  );

export interface ReadyFill {
  eventId: number;
  bookingId: number;
  placeId: number;
  /** What was named when it was agreed to; what came after was not. */
  fields: FilledField[];
  language: Language;
}

/** What lets this address in, and was agreed to and not used yet; whoever else uses it waits. */
export const lockReady = (
  db: Db,
  organisationId: number,
  { email, isProven }: { email: string; isProven: boolean },
) =>
  db.rows<ReadyFill>(
    sql`select f.event_id as "eventId", f.booking_id as "bookingId", f.place_id as "placeId",
          f.fields, b.language
        from bookings_fills f
        join bookings_places p on p.organisation_id = f.organisation_id and p.id = f.place_id
        join bookings b on b.organisation_id = f.organisation_id and b.id = f.booking_id
        where f.organisation_id = ${organisationId} and f.email = ${email}
          and f.withdrawn_at is null and f.used_at is null
          and (f.is_proven or not ${isProven}::boolean)
          and not p.is_cancelled
          and lower(coalesce(nullif(p.email, ''), b.email)) = f.email
          and ${lettingIn}
        order by f.place_id for no key update of f`,
  );

export const setUsed = (db: Db, organisationId: number, placeId: number) =>
  db.run(
    sql`update bookings_fills set used_at = now()
        where organisation_id = ${organisationId} and place_id = ${placeId}`,
  );

export interface GivenRow {
  placeId: number;
  bookingId: number;
  /** That the person proved, in small letters. */
  email: string;
  eventName: string;
  startsOn: string;
  ticket: Texts;
  bookedBy: string;
}

/** Tickets that stand and that somebody else booked for the address that this person proved. */
export const findGiven = (db: Db, organisationId: number, personId: number) =>
  db.rows<GivenRow>(
    sql`with me as (
          select lower(email) as email from accounts
          where id = ${personId} and verified_at is not null)
        select p.id as "placeId", b.id as "bookingId", me.email, e.name as "eventName",
          e.starts_on::text as "startsOn", b.lines -> p.line -> 'name' as ticket,
          b.full_name as "bookedBy"
        from me
        join bookings_places p on p.organisation_id = ${organisationId} and lower(p.email) = me.email
        join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
        join events e on e.organisation_id = p.organisation_id and e.id = p.event_id
        where p.kind = 'ticket' and not p.is_cancelled and not p.is_upgraded
          and b.state in ('pending', 'confirmed') and lower(b.email) <> me.email
        order by p.id desc limit 50`,
  );
