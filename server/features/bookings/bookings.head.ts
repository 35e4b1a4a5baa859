import type { BookingHead } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

export interface HeadRow extends Omit<BookingHead, 'createdAt'> {
  createdAt: Date;
}

/** Of `bookings b`; what is owed is its invoice's. */
export const headColumns: Sql = sql`b.id, b.event_id as "eventId", b.invoice_id as "invoiceId",
  b.adds_to as "addsTo",
  b.reference, b.state, b.full_name as "fullName", b.email, b.summary, b.places, b.way, b.currency,
  b.gross, b.created_at as "createdAt", b.version,
  coalesce((select i.balance from invoices i
    where i.organisation_id = b.organisation_id and i.id = b.invoice_id), 0) as balance,
  (select count(*)::int from bookings_places p
    where p.organisation_id = b.organisation_id and p.booking_id = b.id
      and p.checked_in_at is not null and not p.is_cancelled) as "checkedIn"`;

export const headView = (row: HeadRow): BookingHead => ({
  id: row.id,
  eventId: row.eventId,
  invoiceId: row.invoiceId,
  balance: row.balance,
  checkedIn: row.checkedIn,
  addsTo: row.addsTo,
  reference: row.reference,
  state: row.state,
  fullName: row.fullName,
  email: row.email,
  summary: row.summary,
  places: row.places,
  way: row.way,
  currency: row.currency,
  gross: row.gross,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

export const findHead = (db: Db, organisationId: number, id: number) =>
  db.row<HeadRow>(
    sql`select ${headColumns} from bookings b
        where b.organisation_id = ${organisationId} and b.id = ${id}`,
  );

/** What was added to a booking, as it came. */
export const findAddedHeads = (db: Db, organisationId: number, id: number) =>
  db.rows<HeadRow>(
    sql`select ${headColumns} from bookings b
        where b.organisation_id = ${organisationId} and b.adds_to = ${id}
          and b.state in ('pending', 'confirmed', 'cancelled')
        order by b.id limit 20`,
  );
