import type { Invoice } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import { insideOf, type Tx, type Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { creditInvoice, readInvoice } from '../invoices/index.ts';
import { closeCheckoutsLater, giveBackPaid } from '../payments/index.ts';
import { findEvent } from '../events/index.ts';
import { moveBooking, touchBooking } from './bookings.change.ts';
import { leaveEvent } from './bookings.enter.ts';
import { lockPlaces, stampCancelled } from './bookings.places.queries.ts';
import { updatePlaces } from './bookings.queries.ts';
import { withTheirPasses } from './firms/firms.passes.ts';
import { hideFirms } from './firms/firms.service.ts';
import type { BookingRow, PlaceRow } from './bookings.rows.ts';
import { findSeat, seatOf } from './upgrades/upgrades.queries.ts';
import { isSomebodyIn, stands } from './bookings.states.ts';
import { freeTogether } from './bookings.stock.ts';
import type { Locked } from './bookings.access.ts';

export interface CallingOff {
  id: number | null;
  isByItself: boolean;
  network: string;
}

interface What {
  why: string;
  /** Null: all of it. */
  placeIds: readonly number[] | null;
  /** Kept of what was paid, in hundredths of a percent. */
  share: number;
}

/** So much of one booking. */
interface Part {
  booking: BookingRow;
  gone: PlaceRow[];
  isAll: boolean;
}

/** Places whose money is another booking's: what an upgrade had been before. */
type Former = ReadonlyMap<number, readonly { line: number }[]>;

/**
 * All that goes together is locked, the invoices before the bookings. Stock comes before numbers, as for
 * whoever books. What was added goes with all of the first, and add-ons with the last ticket. Who is in
 * is out first.
 */
export async function callOff(
  work: Work,
  tx: Tx,
  by: CallingOff,
  { own, all }: { own: Locked; all: readonly Locked[] },
  { why, placeIds, share }: What,
): Promise<void> {
  const { organisationId } = own.booking;
  const parts = await partsOf(tx, own.booking, all, placeIds);
  if (isSomebodyIn(parts.flatMap(({ gone }) => gone))) throw problem('bookings.somebody_in');
  const former = await formerOf(
    tx,
    organisationId,
    parts.flatMap(({ gone }) => gone),
  );
  await freeTogether(
    tx,
    own.booking,
    parts.map(({ booking, gone }) => ({ booking, places: gone })),
  );
  for (const part of parts) await stood(work, tx, by, part, why);
  const doer = { organisationId, id: by.id, network: by.network };
  for (const { booking } of all) {
    const part = parts.find((one) => one.booking.id === booking.id);
    const { id, invoiceId, reference } = booking;
    const gone = [...(part?.gone ?? []), ...(former.get(id) ?? [])];
    if (invoiceId !== null && gone.length > 0) {
      const back = { invoiceId, why: why.trim() || reference, gone, share };
      await takeBack(insideOf(work, tx), doer, back);
    }
    if (part) await wentOff(tx, doer, part, why);
  }
}

/** Nobody pays for it any more, and whoever came in by it alone is out. */
async function wentOff(
  tx: Tx,
  doer: { organisationId: number; id: number | null; network: string },
  { booking, gone, isAll }: Part,
  why: string,
): Promise<void> {
  const { organisationId, id, invoiceId, reference, eventId, state } = booking;
  if (isAll && invoiceId !== null) await closeCheckoutsLater(tx, { organisationId, invoiceId });
  await leaveEvent(tx, booking, gone);
  const event = await findEvent(tx, organisationId, eventId);
  if (event) await hideFirms(tx, event, booking, gone);
  if (state === 'held') return;
  const deed = { action: 'bookings.cancelled', subjectId: id, subject: reference } as const;
  await record(tx, doer, { ...deed, after: { why, places: gone.length } });
}

/** By booking: of places that go and had taken over from others, those they had taken over from. */
async function formerOf(
  tx: Tx,
  organisationId: number,
  gone: readonly PlaceRow[],
): Promise<Former> {
  const former = new Map<number, { line: number }[]>();
  for (const place of gone.filter(({ upgrades }) => upgrades !== null)) {
    const seat = await findSeat(tx, organisationId, seatOf(place));
    // The one that only waits to take over has nothing of theirs.
    if (seat.find(({ isCancelled }) => !isCancelled)?.placeId !== place.id) continue;
    for (const { bookingId, line } of seat.filter(({ isUpgraded }) => isUpgraded)) {
      former.set(bookingId, [...(former.get(bookingId) ?? []), { line }]);
    }
  }
  return former;
}

/** It stands no more, or some of it; what was only held comes to nothing. */
async function stood(
  work: Work,
  tx: Tx,
  by: CallingOff,
  { booking, gone, isAll }: Part,
  why: string,
): Promise<void> {
  const { organisationId, id } = booking;
  if (booking.state === 'held') {
    await moveBooking(work, tx, by, booking, { state: 'expired', why });
    return;
  }
  await stampCancelled(
    tx,
    organisationId,
    gone.map((place) => place.id),
    work.clock.now(),
  );
  await updatePlaces(tx, organisationId, id);
  if (isAll) await moveBooking(work, tx, by, booking, { state: 'cancelled', why });
  else await touchBooking(tx, booking);
}

async function partsOf(
  tx: Tx,
  booking: BookingRow,
  all: readonly Locked[],
  placeIds: readonly number[] | null,
): Promise<Part[]> {
  const isWhole = placeIds === null && booking.addsTo === null;
  const others: Part[] = [];
  for (const other of all.map((one) => one.booking)) {
    if (other.id === booking.id || !(stands(other) || other.state === 'held')) continue;
    others.push({ booking: other, gone: await standingOf(tx, other), isAll: true });
  }
  // All of its places may have been upgraded since: then what stands is in those bookings.
  const own = await partOf(tx, booking, placeIds, isWhole && others.length > 0);
  if (isWhole) return [own, ...others];
  const [waiting, rest] = waitingFor(own.gone, others);
  const isAdmitted = (places: readonly PlaceRow[]) => places.some(({ kind }) => kind !== 'add_on');
  const isLast = own.isAll && !rest.some(({ gone }) => isAdmitted(gone));
  return [own, ...waiting, ...(isLast ? rest : [])];
}

/** Upgrades that wait to be filled in or paid go with the place they would take over from. */
function waitingFor(gone: readonly PlaceRow[], others: readonly Part[]): [Part[], Part[]] {
  const isTheirs = ({ booking, gone: places }: Part): boolean =>
    booking.state !== 'confirmed' &&
    places.some((one) => gone.some((place) => seatOf(place) === one.upgrades && place.id < one.id));
  return [others.filter(isTheirs), others.filter((one) => !isTheirs(one))];
}

const standingOf = async (tx: Tx, { organisationId, id }: BookingRow): Promise<PlaceRow[]> =>
  (await lockPlaces(tx, organisationId, id)).filter((one) => !one.isCancelled);

/** Without a ticket or a package nobody keeps an add-on of the same booking. */
async function partOf(
  tx: Tx,
  booking: BookingRow,
  placeIds: readonly number[] | null,
  mayBeEmpty: boolean,
): Promise<Part> {
  if (!stands(booking)) throw problem('bookings.not_from_here');
  const standing = await standingOf(tx, booking);
  const said = placeIds === null ? standing : standing.filter((one) => placeIds.includes(one.id));
  const isEmpty = said.length === 0 && !mayBeEmpty;
  if (isEmpty || (placeIds !== null && said.length < placeIds.length)) {
    throw problem('bookings.not_from_here');
  }
  const named = withTheirPasses(said, standing, booking.lines);
  const kept = standing.filter((one) => !named.includes(one));
  // What was added may be add-ons alone: the tickets are with the first.
  const hadTickets = standing.some(({ kind }) => kind !== 'add_on');
  const isAll = hadTickets ? kept.every(({ kind }) => kind === 'add_on') : kept.length === 0;
  return { booking, gone: isAll ? standing : named, isAll };
}

const whole = 10_000;

/** Nobody who has not paid owes a share of it for cancelling. */
export const keepsOf = ({ paid, balance }: Pick<Invoice, 'paid' | 'balance'>, share: number) =>
  paid > 0 && balance <= 0 ? share : 0;

interface Back {
  invoiceId: number;
  why: string;
  gone: readonly { line: number }[];
  share: number;
}

/** A credit note for them, and what was paid beyond what is left is asked to be paid back. */
async function takeBack(
  inside: Work,
  by: { organisationId: number; id: number | null; network: string },
  { invoiceId, why, gone, share: asked }: Back,
): Promise<void> {
  const { left, paid, balance } = await readInvoice(inside, by, invoiceId);
  const share = keepsOf({ paid, balance }, asked);
  const counts = new Map<number, number>();
  for (const { line } of gone) counts.set(line, (counts.get(line) ?? 0) + 1);
  const lines = [...counts].flatMap(([place, count]) => {
    const quantity = Math.min(count, left[place] ?? 0);
    return quantity > 0 ? [{ place, quantity }] : [];
  });
  if (lines.length > 0 && share < whole) {
    await creditInvoice(inside, by, invoiceId, { why, lines }, { share });
  }
  if (paid > 0) await giveBackPaid(inside, by, invoiceId, why);
}
