import type { Booking, BookInput, BuyingWay } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../invoices/index.ts';
import { lockedWithInvoice, requireLinked } from '../bookings.access.ts';
import { billed } from '../bookings.bill.ts';
import { type By, byBooker, moveBooking } from '../bookings.change.ts';
import { confirmed } from '../bookings.confirm.ts';
import { mailBooking } from '../bookings.letter.ts';
import { ringOffer } from '../bookings.live.ts';
import { findMemberByEmail } from '../bookings.members.queries.ts';
import { updateBilled } from '../bookings.queries.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { isOpen, letsIn, stands } from '../bookings.states.ts';
import { missing, readFilled } from './own.missing.ts';
import { keptUntil } from './own.pay.ts';
import { readOwn } from './own.read.ts';
import { waysToBook } from './own.ways.ts';

/** Said twice it is booked once. The number of the invoice is taken last: all who book wait for it. */
export async function book(
  work: Work,
  token: string,
  input: BookInput,
  network: string,
): Promise<Booking> {
  const seen = await requireLinked(work.db, token);
  await work.transaction(async (tx) => {
    const { booking } = await lockedWithInvoice(work, tx, seen);
    if (stands(booking)) return;
    if (booking.state === 'cancelled') throw problem('bookings.not_from_here');
    if (!isOpen(booking, work.clock.now())) throw problem('bookings.hold_ended');
    await refuseUnready(insideOf(work, tx), booking, input);
    const how = { way: input.way, by: byBooker, why: '', network };
    await mailBooking(work, tx, await booked(work, tx, booking, how));
  });
  ringOffer(work, { organisationId: seen.organisationId, id: seen.eventId });
  return readOwn(work, token);
}

async function refuseUnready(
  inside: Work,
  booking: BookingRow,
  { way, gross, agrees }: BookInput,
): Promise<void> {
  const filled = await readFilled(inside.db, booking);
  const lacking = missing(booking, filled);
  if (lacking.length > 0) throw problem('bookings.incomplete', { errors: lacking });
  if (!agrees && Object.values(filled.sale.terms).some((words) => words.trim() !== '')) {
    throw problem('bookings.needs_agreement');
  }
  if (gross !== booking.gross) throw problem('bookings.price_changed');
  const settings = await settingsOf(inside.db, booking.organisationId);
  const ways = await waysToBook(inside.db, booking, settings);
  if (!ways.some((one) => one.way === way)) throw problem('bookings.way_not_offered');
}

interface How {
  way: BuyingWay;
  by: By;
  why: string;
  network: string;
}

/** Its invoice is made, and whoever comes for nothing or pays at the door is let in. */
export async function booked(
  work: Work,
  tx: Tx,
  booking: BookingRow,
  { way, by, why, network }: How,
): Promise<BookingRow> {
  const { organisationId, id, email } = booking;
  const now = work.clock.now();
  const member = await findMemberByEmail(tx, organisationId, email);
  const doer = { organisationId, id: by.id, network };
  const invoice = booking.gross === 0 ? null : await billed(work, tx, doer, booking);
  await updateBilled(tx, organisationId, id, {
    way,
    invoiceId: invoice?.id ?? null,
    net: invoice?.net ?? booking.net,
    tax: invoice?.tax ?? booking.tax,
    gross: invoice?.gross ?? booking.gross,
    dueOn: invoice?.dueOn ?? null,
    keptUntil: keptUntil(now, way),
    personId: member?.id ?? null,
  });
  const state = invoice === null ? 'confirmed' : 'pending';
  const moved = await moveBooking(work, tx, by, booking, { state, why });
  const { reference, gross, currency, summary } = moved;
  const deed = { action: 'bookings.booked', subjectId: id, subject: reference } as const;
  await record(tx, doer, { ...deed, after: { way, gross, currency, summary } });
  if (letsIn(moved)) await confirmed(work, tx, moved);
  return moved;
}
