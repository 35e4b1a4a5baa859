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
import { isSomebodyIn, stands } from './bookings.states.ts';
import { freePlaces } from './bookings.stock.ts';

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

/**
 * The booking is locked, and its invoice before it. Stock comes before numbers, as for whoever books.
 * Without a ticket or a package nobody keeps an add-on. Who is in is out first.
 */
export async function callOff(
  work: Work,
  tx: Tx,
  by: CallingOff,
  booking: BookingRow,
  { why, placeIds, share }: What,
): Promise<void> {
  if (!stands(booking)) throw problem('bookings.not_from_here');
  const { organisationId, id, invoiceId } = booking;
  const standing = (await lockPlaces(tx, organisationId, id)).filter((one) => !one.isCancelled);
  const said = placeIds === null ? standing : standing.filter((one) => placeIds.includes(one.id));
  if (said.length === 0 || (placeIds !== null && said.length < placeIds.length)) {
    throw problem('bookings.not_from_here');
  }
  const named = withTheirPasses(said, standing, booking.lines);
  const kept = standing.filter((one) => !named.includes(one));
  const isAll = kept.every(({ kind }) => kind === 'add_on');
  const gone = isAll ? standing : named;
  if (isSomebodyIn(gone)) throw problem('bookings.somebody_in');
  await freePlaces(tx, booking, gone);
  await stampCancelled(
    tx,
    organisationId,
    gone.map((place) => place.id),
    work.clock.now(),
  );
  await updatePlaces(tx, organisationId, id);
  if (isAll) await moveBooking(work, tx, by, booking, { state: 'cancelled', why });
  else await touchBooking(tx, booking);
  const doer = { organisationId, id: by.id, network: by.network };
  if (invoiceId !== null) {
    await takeBack(insideOf(work, tx), doer, {
      invoiceId,
      why: why.trim() || booking.reference,
      gone,
      share,
    });
    if (isAll) await closeCheckoutsLater(tx, { organisationId, invoiceId });
  }
  await leaveEvent(tx, booking, gone);
  const event = await findEvent(tx, organisationId, booking.eventId);
  if (event) await hideFirms(tx, event, booking, gone);
  const deed = { action: 'bookings.cancelled', subjectId: id, subject: booking.reference } as const;
  await record(tx, doer, { ...deed, after: { why, places: gone.length } });
}

const whole = 10_000;

/** Nobody who has not paid owes a share of it for cancelling. */
export const keepsOf = ({ paid, balance }: Pick<Invoice, 'paid' | 'balance'>, share: number) =>
  paid > 0 && balance <= 0 ? share : 0;

interface Back {
  invoiceId: number;
  why: string;
  gone: readonly PlaceRow[];
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
