import { type Followers, insideOf, type Tx } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { giveBackPaid } from '../payments/index.ts';
import { moveBooking, touchBooking } from './bookings.change.ts';
import { confirmed } from './bookings.confirm.ts';
import { mailBooking } from './bookings.letter.ts';
import { findPlaces, withdrawPasses } from './bookings.places.queries.ts';
import type { BookingRow } from './bookings.rows.ts';
import { hideFirms } from './firms/firms.service.ts';
import { lockBookingOf, lockBookingOnceOf, updateWay } from './bookings.queries.ts';

/**
 * Paid is what its invoice is: whoever pays or pays back, by whatever way, needs to know nothing of
 * bookings. What comes once it is cancelled goes back, by itself where a provider can do that.
 */
export const followInvoice: Followers['invoiceStands'] = async (work, tx, by, invoice) => {
  const { organisationId } = by;
  const booking = await lockBookingOf(tx, organisationId, invoice.id);
  if (!booking) return followPast(work, tx, by, invoice);
  const { paid, paidBefore } = invoice;
  const due = invoice.gross - invoice.credited;
  const who = { id: by.id, isByItself: by.id === null };
  if (booking.state === 'pending' && paid >= due && (paid > 0 || due === 0)) {
    const moved = await moveBooking(work, tx, who, booking, { state: 'confirmed', why: '' });
    await confirmed(work, tx, moved);
    await mailBooking(work, tx, moved);
  } else if (booking.state === 'confirmed' && paid < due) {
    await updateWay(tx, organisationId, booking.id, { way: booking.way, keptUntil: null });
    await moveBooking(work, tx, who, booking, { state: 'pending', why: '' });
    if (booking.way !== 'on_site') await closed(tx, booking);
  } else await touchBooking(tx, booking);
  if (booking.state === 'cancelled' && paid > paidBefore) {
    await giveBackPaid(insideOf(work, tx), { network: '', ...by }, invoice.id, booking.reference);
  }
};

/** What is not paid any more lets nobody in, and shows no firm. */
async function closed(tx: Tx, booking: BookingRow): Promise<void> {
  const { organisationId, eventId, id } = booking;
  await withdrawPasses(tx, organisationId, id);
  const event = await findEvent(tx, organisationId, eventId);
  if (event) await hideFirms(tx, event, booking, await findPlaces(tx, organisationId, id));
}

/** What is paid for an invoice another one stands for by now goes back: the booking is paid by that one. */
const followPast: Followers['invoiceStands'] = async (work, tx, by, { id, paid, paidBefore }) => {
  if (paid <= paidBefore) return;
  const booking = await lockBookingOnceOf(tx, by.organisationId, id);
  if (!booking) return;
  await giveBackPaid(insideOf(work, tx), { network: '', ...by }, id, booking.reference);
};

/** Who booked sees how far a try to pay it came. */
export const followTry: Followers['invoiceTried'] = async (tx, { organisationId, invoiceId }) => {
  const booking = await lockBookingOf(tx, organisationId, invoiceId);
  if (booking) await touchBooking(tx, booking);
};
