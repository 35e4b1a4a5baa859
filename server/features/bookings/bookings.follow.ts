import { type Followers, insideOf, type Tx } from '../../platform/work.ts';
import { giveBackPaid } from '../payments/index.ts';
import { byClock, moveBooking, touchBooking } from './bookings.change.ts';
import { confirmed } from './bookings.confirm.ts';
import { mailBooking } from './bookings.letter.ts';
import { findPlaces, revivePlaces, withdrawPasses } from './bookings.places.queries.ts';
import {
  findBooking,
  findChanges,
  insertPastInvoice,
  lockBookingOf,
  lockBookingOnceOf,
  updateBilled,
  updatePlaces,
  updateWay,
} from './bookings.queries.ts';
import { record } from '../audit/index.ts';
import { findEvent } from '../events/index.ts';
import type { BookingRow } from './bookings.rows.ts';
import { hasSender, settingsOf } from '../invoices/index.ts';
import { takeFromStock } from '../stock/index.ts';
import { findCodeQuota } from '../tickets/index.ts';
import { billed } from './bookings.bill.ts';
import { hasEnded, stands } from './bookings.states.ts';
import { drawsOf } from './bookings.stock.ts';
import { isUpgrade } from './upgrades/upgrades.exchange.ts';
import { hideFirms } from './firms/firms.service.ts';
import { belongsToOthers } from './waiting/waiting.line.ts';

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

/**
 * All of it was paid, once the clock had ended it: it is booked again at the same prices under another
 * invoice, where all of it is still there. Who cancelled wanted nothing any more.
 */
export const bookAgain: Followers['invoicePaidLate'] = async (work, tx, by, came) => {
  const { organisationId } = by;
  const ended = await lockBookingOf(tx, organisationId, came.invoiceId);
  if (!ended || came.amount < ended.gross) return null;
  const { id, codeId, reference, way, personId } = ended;
  if (!hasEnded(ended, await findChanges(tx, organisationId, id)) || way === null) return null;
  if (!(await isWanted(tx, ended))) return null;
  if (!hasSender(await settingsOf(tx, organisationId))) return null;
  const once = codeId === null ? null : await findCodeQuota(tx, organisationId, codeId);
  const code = once === null ? [] : [{ quotaId: once, quantity: 1 }];
  const draws = [...drawsOf(await findPlaces(tx, organisationId, id)), ...code];
  const event = await findEvent(tx, organisationId, ended.eventId);
  if (!event || (await belongsToOthers(work, tx, event, draws))) return null;
  if ((await takeFromStock(tx, organisationId, draws)).length > 0) return null;
  const invoice = await billed(work, tx, by, ended);
  const { net, tax, gross, dueOn } = invoice;
  const anew = { way, invoiceId: invoice.id, net, tax, gross, dueOn, keptUntil: null, personId };
  await insertPastInvoice(tx, organisationId, { id, invoiceId: came.invoiceId });
  await updateBilled(tx, organisationId, id, anew);
  await revivePlaces(tx, organisationId, id);
  await updatePlaces(tx, organisationId, id);
  await moveBooking(work, tx, byClock, ended, { state: 'pending', why: '' });
  const deed = { action: 'bookings.booked_again', subjectId: id, subject: reference } as const;
  await record(tx, by, { ...deed, after: { gross, currency: ended.currency } });
  return { id: invoice.id };
};

/**
 * What was added to something that is cancelled by now is nobody's any more, and a place whose upgrade
 * ended may have been exchanged otherwise.
 */
async function isWanted(tx: Tx, booking: BookingRow): Promise<boolean> {
  const { organisationId, addsTo } = booking;
  if (addsTo === null) return true;
  const first = await findBooking(tx, organisationId, addsTo);
  return first !== null && stands(first) && !isUpgrade(booking);
}
