import type { BookingRecord, HandBookingInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { hasSender, refuseImpossible, settingsOf } from '../../invoices/index.ts';
import { recordPayment } from '../../payments/index.ts';
import { findTickets, saleOf } from '../../tickets/index.ts';
import { mailBooking } from '../bookings.letter.ts';
import { findPlaces, updatePerson } from '../bookings.places.queries.ts';
import { type AlreadyRow, firstOf } from '../added/added.queries.ts';
import { alreadyOf, standing } from '../added/added.service.ts';
import { requireBooking } from '../bookings.access.ts';
import { findBooking, findByToken, updateContact, updateQuiet } from '../bookings.queries.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { tokenOf } from '../bookings.secrets.ts';
import { taxAnew } from '../bookings.tax.ts';
import { booked } from '../own/own.book.ts';
import { enterOnce, entered, isKnown, type Kept } from '../own/own.hold.ts';
import { type Chosen, priced, refuseWithoutTicket, withPasses } from '../own/own.wanted.ts';
import { waysToBook } from '../own/own.ways.ts';
import { readRecord } from '../record/record.service.ts';

/**
 * As whoever books for themselves, all at once: the same stocks are locked, the same invoice is made, and
 * it is followed in the same way. When tickets are sold and to whom does not bind who sells them.
 */
export async function makeBooking(
  work: Work,
  person: Person,
  eventId: number,
  input: HandBookingInput,
): Promise<BookingRecord> {
  const event = await requireEvent(work.db, person, eventId);
  const keyHash = hashOfToken(input.key);
  const token = tokenOf(work, { eventId, keyHash });
  const first =
    input.addsTo === undefined ? null : await requireAdded(work.db, person, event, input.addsTo);
  const wanted = { items: input.items, ...(first && { addsTo: first.id }) };
  if (!(await isKnown(work, token, wanted))) {
    if (first) standing(first);
    if (input.address) refuseImpossible(input.address, '/address');
    const at = work.clock.now();
    const choose = async (db: Db) =>
      chosenByHand(db, event, input, { at, already: await alreadyOf(db, first, at) });
    const choice = await choose(work.db);
    const { language } = input;
    const kept = { event, first, choice, choose, code: null, keyHash, wanted, language, at, token };
    await enterOnce(work, kept, () => enterAndBook(work, person, kept, input));
  }
  const made = await findByToken(work.db, hashOfToken(token));
  if (!made) throw problem('not_found');
  return readRecord(work, person, made.id);
}

async function requireAdded(
  db: Db,
  person: Person,
  event: EventRow,
  id: number,
): Promise<BookingRow> {
  const seen = await requireBooking(db, person, id);
  if (seen.eventId !== event.id) throw problem('not_found');
  const first = await findBooking(db, person.organisationId, firstOf(seen));
  if (!first) throw problem('not_found');
  return first;
}

const most = 50;

async function chosenByHand(
  db: Db,
  event: EventRow,
  { items, why }: HandBookingInput,
  { at: now, already }: { at: Date; already: readonly AlreadyRow[] },
): Promise<Chosen> {
  const { organisationId, id } = event;
  const sale = await saleOf(db, organisationId, id);
  const tickets = await findTickets(db, organisationId, id);
  const wanted = items.map(({ ticketId, quantity, price }) => {
    const ticket = tickets.find((one) => one.id === ticketId);
    if (!ticket) throw problem('not_found');
    return { ticket, quantity, price };
  });
  refuseWithoutTicket(wanted, already);
  const places = wanted.reduce((count, { quantity }) => count + quantity, 0);
  if (places > most) throw problem('bookings.too_many_places');
  if (why.trim() === '' && wanted.some(isOtherPrice)) throw problem('bookings.needs_reason');
  return priced(db, event, { sale, wanted: withPasses(wanted, tickets), code: null, now });
}

/** Whatever is said is another one: what it costs need not be said. */
const isOtherPrice = ({ price }: { price: number | null }): boolean => price !== null;

/** All of it or nothing. */
const enterAndBook = (
  work: Work,
  person: Person,
  kept: Kept,
  input: HandBookingInput,
): Promise<void> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    await entered(insideOf(work, tx), kept);
    const held = await heldBy(tx, kept.token);
    await updateQuiet(tx, organisationId, held.id, !input.isMailed);
    const { fullName, email, phone } = input.booker;
    await updateContact(tx, organisationId, held.id, {
      fullName: fullName.trim(),
      email: email.trim(),
      phone: phone.trim(),
      address: input.address,
    });
    await taxAnew(tx, held, input.address);
    await nameThem(tx, held, input);
    await bookByHand(work, tx, person, await heldBy(tx, kept.token), input);
  });

async function heldBy(tx: Tx, token: string): Promise<BookingRow> {
  const held = await findByToken(tx, hashOfToken(token));
  if (!held) throw new Error('A booking that was just made is gone.');
  return held;
}

/** Places without somebody are named later. */
async function nameThem(
  tx: Tx,
  { organisationId, id }: BookingRow,
  { items }: HandBookingInput,
): Promise<void> {
  const places = await findPlaces(tx, organisationId, id);
  let before = 0;
  for (const { people, quantity } of items) {
    // An item may have lines at several prices: its places stand together all the same.
    const own = places.slice(before, before + quantity);
    before += quantity;
    for (const [at, { fullName, email }] of people.entries()) {
      const place = own[at];
      if (!place) continue;
      const named = { fullName: fullName.trim(), email: email.trim() };
      await updatePerson(tx, organisationId, place.id, named);
    }
  }
}

async function bookByHand(
  work: Work,
  tx: Tx,
  person: Person,
  booking: BookingRow,
  { way, why, isPaid }: HandBookingInput,
): Promise<void> {
  const { organisationId, gross, address } = booking;
  if (gross > 0 && !address) {
    throw problem('bookings.incomplete', { errors: [{ path: '/address', message: 'is missing' }] });
  }
  await refuseWay(tx, booking, { way, isPaid });
  const by = { id: person.id, isByItself: false };
  const how = { way, by, why: why.trim(), network: person.network };
  const after = await booked(work, tx, booking, how);
  if (!isPaid || after.invoiceId === null || way === 'free') return mailBooking(work, tx, after);
  // Whoever follows its invoice confirms it, and mails it.
  await recordPayment(insideOf(work, tx), person, {
    invoiceId: after.invoiceId,
    way,
    state: 'paid',
    amount: after.gross,
    reference: after.reference,
    paidOn: null,
    key: `booking-${organisationId}-${after.id}`,
  });
}

/** What is paid already was paid in whatever way that was. */
async function refuseWay(
  tx: Tx,
  booking: BookingRow,
  { way, isPaid }: Pick<HandBookingInput, 'way' | 'isPaid'>,
): Promise<void> {
  const settings = await settingsOf(tx, booking.organisationId);
  const ways = await waysToBook(tx, booking, settings);
  const isOffered = ways.some((one) => one.way === way);
  const isSettled = isPaid && booking.gross > 0 && way !== 'free' && hasSender(settings);
  if (!isOffered && !isSettled) throw problem('bookings.way_not_offered');
}
