import type { BookingRecord, HandUpgradeInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { requireEvent } from '../../events/index.ts';
import { hasSender, settingsOf } from '../../invoices/index.ts';
import { recordPayment } from '../../payments/index.ts';
import { requireBooking } from '../bookings.access.ts';
import { mailBooking } from '../bookings.letter.ts';
import { findByToken, updateQuiet } from '../bookings.queries.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { tokenOf } from '../bookings.secrets.ts';
import { booked } from '../own/own.book.ts';
import { enterOnce, entered, isKnown, type Kept } from '../own/own.hold.ts';
import { waysToBook } from '../own/own.ways.ts';
import { readRecord } from '../record/record.service.ts';
import { keptFor } from './upgrades.hold.ts';

/**
 * Held and booked in one go. What is paid already is recorded after it: a payment frees what the old ticket
 * drew from, and stock is never locked behind the row that numbers invoices.
 */
export async function makeUpgrade(
  work: Work,
  person: Person,
  bookingId: number,
  input: HandUpgradeInput,
): Promise<BookingRecord> {
  const seen = await requireBooking(work.db, person, bookingId);
  const event = await requireEvent(work.db, person, seen.eventId);
  const { key, placeId, ticketId, price, isPaid } = input;
  const token = tokenOf(work, { eventId: event.id, keyHash: hashOfToken(key) });
  const items = [{ ticketId, quantity: 1, price, people: [] }];
  const wanted = { items, upgrades: placeId };
  if (!(await isKnown(work, token, wanted))) {
    if (price !== null && input.why.trim() === '') throw problem('bookings.needs_reason');
    const wish = { placeId, ticketId, price, asker: 'organiser' } as const;
    const kept = await keptFor(work, event, seen, { key, wanted, wish });
    await enterOnce(work, kept, () => enterAndBook(work, person, kept, input));
  }
  const made = await findByToken(work.db, hashOfToken(token));
  if (!made) throw problem('not_found');
  if (isPaid && made.state === 'pending') await pay(work, person, made);
  return readRecord(work, person, made.id);
}

/** All of it or nothing. */
const enterAndBook = (
  work: Work,
  person: Person,
  kept: Kept,
  { isPaid, isMailed, why }: HandUpgradeInput,
): Promise<void> =>
  work.transaction(async (tx) => {
    await entered(insideOf(work, tx), kept);
    const made = await findByToken(tx, hashOfToken(kept.token));
    if (!made) throw new Error('An upgrade that was just made is gone.');
    const held = { ...made, isQuiet: !isMailed };
    await updateQuiet(tx, held.organisationId, held.id, held.isQuiet);
    const { gross, address } = held;
    if (gross > 0 && !address) {
      throw problem('bookings.incomplete', {
        errors: [{ path: '/address', message: 'is missing' }],
      });
    }
    if (gross > 0) await refuseUnpayable(tx, held, isPaid);
    const way = gross === 0 ? 'free' : 'transfer';
    const by = { id: person.id, isByItself: false };
    const after = await booked(work, tx, held, {
      way,
      by,
      why: why.trim(),
      network: person.network,
    });
    // Whoever follows its invoice mails what is paid.
    if (!isPaid || after.state === 'confirmed') await mailBooking(work, tx, after);
  });

async function refuseUnpayable(tx: Tx, booking: BookingRow, isPaid: boolean): Promise<void> {
  const settings = await settingsOf(tx, booking.organisationId);
  if (isPaid && hasSender(settings)) return;
  const ways = await waysToBook(tx, booking, settings);
  if (!ways.some(({ way }) => way === 'transfer')) throw problem('bookings.way_not_offered');
}

async function pay(work: Work, person: Person, booking: BookingRow): Promise<void> {
  const { organisationId, id, invoiceId, gross: amount, reference } = booking;
  if (invoiceId === null) return;
  await recordPayment(work, person, {
    invoiceId,
    way: 'transfer',
    state: 'paid',
    amount,
    reference,
    paidOn: null,
    key: `booking-${organisationId}-${id}`,
  });
}
