import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { hashOfToken } from '../../platform/token-hash.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { canRunEvents } from '../events/index.ts';
import { type IssuedRow, lockedOwed } from '../invoices/index.ts';
import { firstOf } from './added/added.queries.ts';
import {
  findBooking,
  findByToken,
  findTogether,
  lockBooking,
  lockTogether,
} from './bookings.queries.ts';
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

/** The invoice before the booking, as for whoever pays it; what it was added to before it. */
export async function lockedWithInvoice(
  work: Work,
  tx: Tx,
  { organisationId, id, addsTo, invoiceId }: BookingRow,
): Promise<Locked> {
  const invoice =
    invoiceId === null ? null : await lockedOwed(work, tx, { organisationId }, invoiceId);
  if (addsTo !== null) await lockBooking(tx, organisationId, addsTo);
  const booking = await lockBooking(tx, organisationId, id);
  // Booked between being seen and being locked: from the beginning, in the right order.
  if (!booking || booking.invoiceId !== invoiceId) throw problem('bookings.changed_meanwhile');
  return { booking, invoice };
}

/**
 * A booking with all that goes with it, the first one first: the invoices in their order before the
 * bookings in theirs, so that who pays one of them and who cancels them all never wait for each other.
 */
export async function lockedTogether(
  work: Work,
  tx: Tx,
  seen: BookingRow,
): Promise<{ own: Locked; all: Locked[] }> {
  const { organisationId } = seen;
  const first = firstOf(seen);
  const ids = (await findTogether(tx, organisationId, first)).flatMap((one) => one.invoiceId ?? []);
  const invoices: IssuedRow[] = [];
  for (const invoiceId of ids.toSorted((one, other) => one - other)) {
    invoices.push(await lockedOwed(work, tx, { organisationId }, invoiceId));
  }
  await lockBooking(tx, organisationId, first);
  const all = (await lockTogether(tx, organisationId, first)).map((booking) => ({
    booking,
    invoice: invoices.find(({ id }) => id === booking.invoiceId) ?? null,
  }));
  const own = all.find(({ booking }) => booking.id === seen.id);
  if (!own || all.some(({ booking, invoice }) => (invoice?.id ?? null) !== booking.invoiceId)) {
    throw problem('bookings.changed_meanwhile');
  }
  return { own, all };
}
