import type { Booking, BookingAddition, Invoice } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Work } from '../../../platform/work.ts';
import { readInvoice } from '../../invoices/index.ts';
import { findPlaces } from '../bookings.places.queries.ts';
import { placeView } from '../bookings.places.view.ts';
import { findBooking, findTogether } from '../bookings.queries.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { tokenOf } from '../bookings.secrets.ts';
import { stands } from '../bookings.states.ts';
import { findAdditions } from './added.queries.ts';

/** What was added to it, with who comes; what was answered there is on its own page. */
export async function readAdded(
  work: Work,
  { organisationId, id }: BookingRow,
): Promise<BookingAddition[]> {
  const added: BookingAddition[] = [];
  for (const row of await findAdditions(work.db, organisationId, id, work.clock.now())) {
    const places = await findPlaces(work.db, organisationId, row.id);
    added.push({
      token: tokenOf(work, row),
      reference: row.reference,
      state: row.state,
      heldUntil: row.heldUntil?.toISOString() ?? null,
      currency: row.currency,
      gross: row.gross,
      balance: row.balance,
      createdAt: row.createdAt.toISOString(),
      fullName: row.fullName,
      people: places.map((place) => placeView(work, row, place, [])),
    });
  }
  return added;
}

export async function readFirst(
  work: Work,
  { organisationId, addsTo }: BookingRow,
): Promise<{ row: BookingRow; shown: NonNullable<Booking['first']> } | null> {
  const row = addsTo === null ? null : await findBooking(work.db, organisationId, addsTo);
  return row && { row, shown: { token: tokenOf(work, row), reference: row.reference } };
}

/** Of all that is cancelled with it. */
export async function invoicesWith(work: Work, row: BookingRow): Promise<Invoice[]> {
  if (row.addsTo !== null) return [];
  const together = await findTogether(work.db, row.organisationId, row.id);
  const invoices: Invoice[] = [];
  for (const { id, state, invoiceId } of together) {
    if (id === row.id || invoiceId === null || !stands({ state })) continue;
    invoices.push(await readInvoice(work, row, invoiceId));
  }
  return invoices;
}

/** A booking with what was added to it, else that alone. */
export const bookingsWith = async (db: Db, row: BookingRow): Promise<BookingRow[]> =>
  row.addsTo === null ? findTogether(db, row.organisationId, row.id) : [row];
