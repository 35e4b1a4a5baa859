import type { AddressInput, BookingState, BuyingWay } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';
import { isUndecided } from '../payments/index.ts';
import type { BookingRow, ChangeRow, Contact, NewBooking } from './bookings.rows.ts';

const columns: Sql = sql`b.organisation_id as "organisationId", b.id, b.event_id as "eventId",
  b.adds_to as "addsTo", b.reference, b.key_hash as "keyHash", b.wanted, b.state, b.person_id as "personId",
  b.full_name as "fullName", b.email, b.phone, b.language, b.address, b.way, b.code_id as "codeId",
  b.code, b.currency, b.prices_include_tax as "pricesIncludeTax",
  b.is_reverse_charge as "isReverseCharge", b.net, b.tax, b.gross, b.lines,
  b.summary, b.places, b.invoice_id as "invoiceId", b.held_until as "heldUntil",
  b.is_prolonged as "isProlonged", b.kept_until as "keptUntil", b.due_on::text as "dueOn",
  b.note, b.is_quiet as "isQuiet", b.created_at as "createdAt", b.version`;

/** Of a booking `b`, as `letsIn` says it. */
export const lettingIn: Sql = sql`(b.state = 'confirmed' or (b.state = 'pending' and b.way = 'on_site'))`;

const one = (organisationId: number, id: number): Sql =>
  sql`select ${columns} from bookings b where b.organisation_id = ${organisationId} and b.id = ${id}`;

export const findBooking = (db: Db, organisationId: number, id: number) =>
  db.row<BookingRow>(one(organisationId, id));

/** One who changes it at a time; its invoice is locked before it. */
export const lockBooking = (db: Db, organisationId: number, id: number) =>
  db.row<BookingRow>(sql`${one(organisationId, id)} for no key update of b`);

/** Of whatever organisation: who has the link knows nothing else of it. */
export const findByToken = (db: Db, tokenHash: Buffer) =>
  db.row<BookingRow>(sql`select ${columns} from bookings b where b.token_hash = ${tokenHash}`);

/** What it was added to is locked before it. */
export async function lockBookingOf(db: Db, organisationId: number, invoiceId: number) {
  await db.run(
    sql`select from bookings b
        where b.organisation_id = ${organisationId} and b.id = (select a.adds_to from bookings a
          where a.organisation_id = ${organisationId} and a.invoice_id = ${invoiceId})
        for no key update of b`,
  );
  return db.row<BookingRow>(
    sql`select ${columns} from bookings b
        where b.organisation_id = ${organisationId} and b.invoice_id = ${invoiceId}
        for no key update of b`,
  );
}

const together = (organisationId: number, first: number): Sql =>
  sql`select ${columns} from bookings b
      where b.organisation_id = ${organisationId} and b.state <> 'expired'
        and (b.id = ${first} or b.adds_to = ${first})
      order by b.id`;

/** A booking and what was added to it. */
export const findTogether = (db: Db, organisationId: number, first: number) =>
  db.rows<BookingRow>(together(organisationId, first));

/** The first one is locked before this: nothing is added to it meanwhile. */
export const lockTogether = (db: Db, organisationId: number, first: number) =>
  db.rows<BookingRow>(sql`${together(organisationId, first)} for no key update of b`);

/** It is booked under another one from then on. */
export const insertPastInvoice = (
  db: Db,
  organisationId: number,
  { id, invoiceId }: { id: number; invoiceId: number },
) =>
  db.run(
    sql`insert into bookings_past_invoices (organisation_id, invoice_id, booking_id)
        values (${organisationId}, ${invoiceId}, ${id})`,
  );

export const lockBookingOnceOf = (db: Db, organisationId: number, invoiceId: number) =>
  db.row<BookingRow>(
    sql`select ${columns} from bookings b
        join bookings_past_invoices p
          on p.organisation_id = b.organisation_id and p.booking_id = b.id
        where p.organisation_id = ${organisationId} and p.invoice_id = ${invoiceId}
        for no key update of b`,
  );

/** Null: somebody has that reference, or that key. */
/** Held, with the first line of its history; none where its key or its reference is taken. */
export const insertBooking = (
  db: Db,
  organisationId: number,
  booking: NewBooking & { reference: string },
) =>
  db.row<{ id: number }>(
    sql`with made as (
        insert into bookings (organisation_id, event_id, adds_to, reference, key_hash, token_hash, wanted,
          state, language, code_id, code, currency, prices_include_tax,
          is_reverse_charge, net, tax, gross, lines,
          summary, places, held_until, is_prolonged, created_at)
        values (${organisationId}, ${booking.eventId}, ${booking.addsTo}, ${booking.reference},
          ${booking.keyHash}, ${booking.tokenHash}, ${JSON.stringify(booking.wanted)}, 'held', ${booking.language},
          ${booking.codeId}, ${booking.code}, ${booking.currency}, ${booking.pricesIncludeTax},
          ${booking.isReverseCharge},
          ${booking.net}, ${booking.tax}, ${booking.gross}, ${JSON.stringify(booking.lines)},
          ${booking.summary}, ${booking.places}, ${booking.heldUntil},
          ${booking.isProlonged}, ${booking.createdAt})
        on conflict do nothing returning organisation_id, id, created_at),
        begun as (
        insert into bookings_changes (organisation_id, booking_id, state, at, is_by_itself, why, done, facts)
        select organisation_id, id, 'held', created_at, false, '', 'moved', '{}' from made)
        select id from made`,
  );

export const updateState = (db: Db, organisationId: number, id: number, state: BookingState) =>
  db.run(
    sql`update bookings set state = ${state}, version = version + 1,
          held_until = case when ${state} = 'held' then held_until end
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateHeldUntil = (db: Db, organisationId: number, id: number, heldUntil: Date) =>
  db.run(
    sql`update bookings set held_until = ${heldUntil}, is_prolonged = true, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateContact = (
  db: Db,
  organisationId: number,
  id: number,
  { fullName, email, phone, address }: Contact & { address: AddressInput | null },
) =>
  db.run(
    sql`update bookings set full_name = ${fullName}, email = ${email}, phone = ${phone},
          address = ${address && JSON.stringify(address)}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateTaxed = (
  db: Db,
  organisationId: number,
  id: number,
  booking: Pick<BookingRow, 'isReverseCharge' | 'lines' | 'net' | 'tax' | 'gross'>,
) =>
  db.run(
    sql`update bookings set is_reverse_charge = ${booking.isReverseCharge},
          lines = ${JSON.stringify(booking.lines)}, net = ${booking.net}, tax = ${booking.tax},
          gross = ${booking.gross}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export interface Billed {
  way: BuyingWay;
  invoiceId: number | null;
  net: number;
  tax: number;
  gross: number;
  dueOn: string | null;
  keptUntil: Date | null;
  personId: number | null;
}

/** The amounts are those of its invoice from now on. */
export const updateBilled = (db: Db, organisationId: number, id: number, billed: Billed) =>
  db.run(
    sql`update bookings set way = ${billed.way}, invoice_id = ${billed.invoiceId},
          net = ${billed.net}, tax = ${billed.tax}, gross = ${billed.gross},
          due_on = ${billed.dueOn}, kept_until = ${billed.keptUntil},
          person_id = ${billed.personId}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateWay = (
  db: Db,
  organisationId: number,
  id: number,
  { way, keptUntil }: { way: BuyingWay | null; keptUntil: Date | null },
) =>
  db.run(
    sql`update bookings set way = ${way}, kept_until = ${keptUntil}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateNote = (db: Db, organisationId: number, id: number, note: string) =>
  db.run(
    sql`update bookings set note = ${note}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Whether anybody is mailed about it by itself. */
export const updateQuiet = (db: Db, organisationId: number, id: number, isQuiet: boolean) =>
  db.run(
    sql`update bookings set is_quiet = ${isQuiet}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Something about it has changed: whoever shows it reads it again. */
export const raiseVersion = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`update bookings set version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updatePlaces = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`update bookings b set places = (
            select count(*) from bookings_places p
            where p.organisation_id = b.organisation_id and p.booking_id = b.id
              and p.kind = 'ticket' and not p.is_cancelled)
        where b.organisation_id = ${organisationId} and b.id = ${id}`,
  );

export interface NewChange extends Partial<Pick<ChangeRow, 'done' | 'facts'>> {
  state: BookingState;
  at: Date;
  personId: number | null;
  isByItself: boolean;
  why: string;
}

export const insertChange = (
  db: Db,
  organisationId: number,
  bookingId: number,
  { state, at, personId, isByItself, why, done = 'moved', facts = [] }: NewChange,
) =>
  db.run(
    sql`insert into bookings_changes (organisation_id, booking_id, state, at, person_id, is_by_itself, why, done,
          facts)
        values (${organisationId}, ${bookingId}, ${state}, ${at}, ${personId}, ${isByItself}, ${why},
          ${done}, ${facts})`,
  );

const changesOf = (organisationId: number, bookingId: number, more: Sql): Sql =>
  sql`select case when c.booking_id <> ${bookingId} then b.reference end as reference, c.state, c.at, coalesce(nullif(a.full_name, ''), a.username) as by,
        c.is_by_itself as "isByItself", c.why, c.done, c.facts
      from bookings b
      join bookings_changes c on c.organisation_id = b.organisation_id and c.booking_id = b.id
      left join accounts a on a.id = c.person_id
      where b.organisation_id = ${organisationId} and (b.id = ${bookingId} ${more}) order by c.id`;

export const findChanges = (db: Db, organisationId: number, bookingId: number) =>
  db.rows<ChangeRow>(changesOf(organisationId, bookingId, nothing));

/** And of what was added to it, as far as something came of that. */
export const findAllChanges = (db: Db, organisationId: number, bookingId: number) =>
  db.rows<ChangeRow>(
    changesOf(
      organisationId,
      bookingId,
      sql`or (b.adds_to = ${bookingId} and b.state not in ('held', 'expired'))`,
    ),
  );

/** Of one event, or of all organisations. */
export const findEnded = (
  db: Db,
  now: Date,
  of: { organisationId: number; eventId: number } | null,
  limit: number,
) =>
  db.rows<{ organisationId: number; id: number }>(
    of
      ? sql`select organisation_id as "organisationId", id from bookings
            where organisation_id = ${of.organisationId} and event_id = ${of.eventId}
              and state = 'held' and held_until <= ${now} order by held_until limit ${limit}`
      : sql`select organisation_id as "organisationId", id from bookings
            where state = 'held' and held_until <= ${now} order by held_until limit ${limit}`,
  );

/** Each by its organisation's own day; what a provider has not decided yet waits for it. */
export const findLongUnpaid = (db: Db, now: Date, usualGrace: number, limit: number) =>
  db.rows<{ organisationId: number; id: number }>(
    sql`select b.organisation_id as "organisationId", b.id
        from bookings b
        join organisations r on r.id = b.organisation_id
        left join tickets_sales s
          on s.organisation_id = b.organisation_id and s.event_id = b.event_id
        where b.state = 'pending' and (b.kept_until < ${now}
            or (b.way <> 'on_site' and b.due_on + coalesce(s.grace_days, ${usualGrace}::integer)
              < (${now}::timestamptz at time zone r.time_zone)::date))
          and not ${isUndecided(sql`b.organisation_id`, sql`b.invoice_id`)}
        order by b.due_on limit ${limit}`,
  );
