import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { hashOfToken } from '../../platform/token-hash.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { canRunEvents } from '../events/index.ts';
import { type IssuedRow, lockedOwed } from '../invoices/index.ts';
import { findBooking, findByToken, lockBooking } from './bookings.queries.ts';
import type { BookingRow } from './bookings.rows.ts';

/** Of one's own organisation, for who runs its events. */
export async function requireBooking(db: Db, person: Person, id: number): Promise<BookingRow> {
  const booking = canRunEvents(person) ? await findBooking(db, person.organisationId, id) : null;
  if (!booking) throw problem('not_found');
  return booking;
}

/** For whoever has its link. */
export async function requireLinked(db: Db, token: string): Promise<BookingRow> {
  const booking = await findByToken(db, hashOfToken(token));
  if (!booking) throw problem('not_found');
  return booking;
}

export interface Locked {
  booking: BookingRow;
  /** Null: none was issued, or not yet. */
  invoice: IssuedRow | null;
}

/** The invoice before the booking, as for whoever pays it. */
export async function lockedWithInvoice(
  work: Work,
  tx: Tx,
  { organisationId, id, invoiceId }: BookingRow,
): Promise<Locked> {
  const invoice =
    invoiceId === null ? null : await lockedOwed(work, tx, { organisationId }, invoiceId);
  const booking = await lockBooking(tx, organisationId, id);
  // Booked between being seen and being locked: from the beginning, in the right order.
  if (!booking || booking.invoiceId !== invoiceId) throw problem('bookings.changed_meanwhile');
  return { booking, invoice };
}
