import type { Booking, Invoice, InvoiceSettings } from '@plenum/contract';
import { instantOf } from '../../../platform/clock/wall-time.ts';
import type { Work } from '../../../platform/work.ts';
import { eventCard, type EventRow, findEvent } from '../../events/index.ts';
import { daysAfter, keptOf, readInvoice, settingsOf } from '../../invoices/index.ts';
import { payingOf } from '../../payments/index.ts';
import { type SaleRow, saleState } from '../../tickets/index.ts';
import { problem } from '../../../platform/http/problem.ts';
import { keepsOf } from '../bookings.cancel.ts';
import { requireLinked } from '../bookings.access.ts';
import { invoicesWith, readAdded, readFirst } from '../added/added.read.ts';
import { findAllChanges } from '../bookings.queries.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { isOpen, isSomebodyIn, stands } from '../bookings.states.ts';
import { findFills } from '../fills/fills.queries.ts';
import { fillsView } from '../fills/fills.view.ts';
import { findFirms } from '../firms/firms.queries.ts';
import { isUpgrade } from '../upgrades/upgrades.exchange.ts';
import { wholeView } from '../bookings.view.ts';
import { missing, readFilled } from './own.missing.ts';
import { isOpenTo, waysToBook } from './own.ways.ts';

/** A booking, for whoever has its link. */
export async function readOwn(work: Work, token: string): Promise<Booking> {
  const { db, clock } = work;
  const row = await requireLinked(db, token);
  const { organisationId, eventId, id, invoiceId } = row;
  const event = await findEvent(db, organisationId, eventId);
  if (!event) throw problem('not_found');
  const settings = await settingsOf(db, organisationId);
  const invoice = invoiceId === null ? null : await readInvoice(work, row, invoiceId);
  const filled = await readFilled(db, row);
  const { sale, places, answers, questions } = filled;
  const whole = wholeView(work, row, {
    places,
    answers,
    questions,
    firms: await findFirms(db, row),
    invoice,
    changes: await findAllChanges(db, organisationId, id),
  });
  const now = clock.now();
  const first = await readFirst(work, row);
  const added = await readAdded(work, row);
  const going = added.filter(({ state }) => stands({ state }));
  const state = row.state === 'held' && !isOpen(row, now) ? 'expired' : row.state;
  const until = cancelUntil(event, sale);
  const changes = changeUntil(event, sale);
  return {
    ...whole,
    state,
    changes: whole.changes.map((change) => ({ ...change, by: null })),
    event: eventCard(event),
    seller: settings.sender.name,
    terms: sale.terms,
    thanks: sale.thanks,
    asksAddress: row.gross > 0 || sale.asksAddress === 'always',
    heldUntil: state === 'held' ? (row.heldUntil?.toISOString() ?? null) : null,
    missing: state === 'held' ? missing(row, filled).map(({ path }) => path) : [],
    canProlong: state === 'held' && !row.isProlonged,
    canChange: canChange(row, changes, now),
    changeUntil: changes?.toISOString() ?? null,
    canCancel:
      canCancel(row, until, now) &&
      !isSomebodyIn(places) &&
      going.every(({ people }) => people.every(({ checkedInAt }) => checkedInAt === null)),
    cancelUntil: until?.toISOString() ?? null,
    ...(await cancelMoney(work, row, invoice, shareOf(event, sale, now))),
    first: first?.shown ?? null,
    additions: added,
    fills: fillsView(row, filled, await findFills(db, organisationId, id)),
    canAdd:
      stands(first?.row ?? row) && event.state !== 'ended' && saleState(sale, now) === 'on_sale',
    paying: await payingOwn(work, row, { invoice, settings }),
  };
}

/** Of all that is cancelled with it: what was paid, and what is kept of that. */
async function cancelMoney(work: Work, row: BookingRow, invoice: Invoice | null, share: number) {
  const invoices = [...(invoice ? [invoice] : []), ...(await invoicesWith(work, row))];
  return {
    cancelPaid: invoices.reduce((sum, { paid }) => sum + paid, 0),
    cancelKeeps: invoices.reduce((sum, one) => sum + keptOf(one, keepsOf(one, share)), 0),
  };
}

/** The day that many days before the event begins, in its zone; null: never. */
const daysBefore = ({ startsOn, timeZone }: EventRow, days: number | null): Date | null =>
  days === null ? null : instantOf(daysAfter(startsOn, -days), '00:00', timeZone);

export const cancelUntil = (event: EventRow, sale: Pick<SaleRow, 'cancelDays'>) =>
  daysBefore(event, sale.cancelDays);

/** What is kept of what was paid, where it is cancelled now: the last that has begun. */
export function shareOf(
  event: EventRow | null,
  { cancelShares }: Pick<SaleRow, 'cancelShares'>,
  now: Date,
): number {
  const begun = cancelShares.filter(({ fromDays }) => {
    const from = event && daysBefore(event, fromDays);
    return from !== null && from <= now;
  });
  return begun.toSorted((one, two) => one.fromDays - two.fromDays)[0]?.share ?? 0;
}

export const changeUntil = (event: EventRow, sale: Pick<SaleRow, 'changeDays'>) =>
  daysBefore(event, sale.changeDays);

export const canChange = (row: BookingRow, until: Date | null, now: Date): boolean =>
  isOpen(row, now) || (stands(row) && until !== null && now < until);

/** An upgrade that was paid is cancelled with the booking whose place it is. */
export const canCancel = (row: BookingRow, until: Date | null, now: Date): boolean =>
  stands(row) && until !== null && now < until && !(row.state === 'confirmed' && isUpgrade(row));

async function payingOwn(
  { db }: Work,
  row: BookingRow,
  { invoice, settings }: { invoice: Invoice | null; settings: InvoiceSettings },
): Promise<Booking['paying']> {
  if (!invoice) {
    const ways = await waysToBook(db, row, settings);
    const offered = ways.flatMap(({ way, words }) => (way === 'free' ? [] : [{ way, words }]));
    return { ways: offered, transfer: null, attempt: null, keptUntil: null };
  }
  const paying = await payingOf(db, row.organisationId, invoice, {
    stands: stands(row),
    keptUntil: row.state === 'pending' ? row.keptUntil : null,
  });
  return { ...paying, ways: paying.ways.filter(({ way }) => isOpenTo(row, way)) };
}
