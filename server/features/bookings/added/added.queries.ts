import type { BookingState } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BookingRow } from '../bookings.rows.ts';

/** The booking to which others are added, from any of them. */
export const firstOf = ({ id, addsTo }: Pick<BookingRow, 'id' | 'addsTo'>): number => addsTo ?? id;

/** What somebody has of each ticket by now, beyond what came with a package. */
export interface AlreadyRow {
  ticketId: number;
  kind: string;
  quantity: number;
}

export const countAlready = (
  db: Db,
  { organisationId, id, now }: { organisationId: number; id: number; now: Date },
) =>
  db.rows<AlreadyRow>(
    sql`select p.ticket_id as "ticketId", p.kind, count(*)::int as quantity
        from bookings b
        join bookings_places p on p.organisation_id = b.organisation_id and p.booking_id = b.id
        where b.organisation_id = ${organisationId} and (b.id = ${id} or b.adds_to = ${id})
          and not p.is_cancelled
          and (b.state in ('pending', 'confirmed') or (b.state = 'held' and b.held_until > ${now}))
          and not jsonb_exists(b.lines -> p.line, 'cameWith')
        group by p.ticket_id, p.kind`,
  );

export const countAdditions = async (db: Db, organisationId: number, id: number, now: Date) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from bookings
          where organisation_id = ${organisationId} and adds_to = ${id} and state <> 'expired'
            and (state <> 'held' or held_until > ${now})`,
    )
  )?.count ?? 0;

export interface AdditionRow extends Pick<
  BookingRow,
  | 'organisationId'
  | 'id'
  | 'eventId'
  | 'keyHash'
  | 'reference'
  | 'lines'
  | 'currency'
  | 'gross'
  | 'createdAt'
  | 'fullName'
  | 'heldUntil'
> {
  state: BookingState;
  balance: number;
}

/** Of a booking, as they came; what came to nothing is left off. */
export const findAdditions = (db: Db, organisationId: number, id: number, now: Date) =>
  db.rows<AdditionRow>(
    sql`select b.organisation_id as "organisationId", b.id, b.event_id as "eventId",
          b.key_hash as "keyHash", b.reference, b.lines, b.currency, b.gross,
          b.created_at as "createdAt", b.full_name as "fullName", b.held_until as "heldUntil",
          b.state, coalesce(i.balance, 0) as balance
        from bookings b
        left join invoices i on i.organisation_id = b.organisation_id and i.id = b.invoice_id
        where b.organisation_id = ${organisationId} and b.adds_to = ${id} and b.state <> 'expired'
          and (b.state <> 'held' or b.held_until > ${now})
        order by b.id limit 20`,
  );
