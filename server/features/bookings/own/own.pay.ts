import type { Booking, BuyingWay, PaymentWay } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { addressOf, insideOf, type Work } from '../../../platform/work.ts';
import {
  beginCheckout,
  closeCheckouts,
  closeCheckoutsLater,
  howToPay,
} from '../../payments/index.ts';
import { lockedWithInvoice, requireLinked } from '../bookings.access.ts';
import { tellBooking } from '../bookings.live.ts';
import { updateWay } from '../bookings.queries.ts';
import { confirmed } from '../bookings.confirm.ts';
import { withdrawPasses } from '../bookings.places.queries.ts';
import { readOwn } from './own.read.ts';
import { isOpenTo } from './own.ways.ts';

/** As long as the page of the provider is open to who pays there. */
const keptMs = 3_600_000;

/** What is paid at once is not kept for long from others who would. */
export const keptUntil = (at: Date, way: BuyingWay): Date | null =>
  way === 'stripe' ? new Date(at.getTime() + keptMs) : null;

/** What was begun elsewhere is closed, so that nobody pays twice. */
export const chooseWay = (work: Work, token: string, way: PaymentWay, isAnew = false) =>
  work.transaction(async (tx): Promise<Booking> => {
    const seen = await requireLinked(tx, token);
    const { organisationId, id } = seen;
    const { booking, invoice } = await lockedWithInvoice(work, tx, seen);
    if (booking.state !== 'pending' || !invoice) throw problem('bookings.not_from_here');
    const { bank } = invoice.parties;
    const { ways } = await howToPay(tx, organisationId, { ...invoice, bank });
    if (!isOpenTo(booking, way) || !ways.some((one) => one.way === way))
      throw problem('bookings.way_not_offered');
    if (booking.way === way && !isAnew) return readOwn(insideOf(work, tx), token);
    await updateWay(tx, organisationId, id, { way, keptUntil: keptUntil(work.clock.now(), way) });
    if (way !== 'stripe') {
      await closeCheckoutsLater(tx, { organisationId, invoiceId: invoice.id });
    }
    // Who pays at the door is let in to pay there; who pays otherwise has paid before.
    if (way === 'on_site') await confirmed(work, tx, booking);
    else if (booking.way === 'on_site') await withdrawPasses(tx, organisationId, id);
    await tellBooking(tx, booking);
    return readOwn(insideOf(work, tx), token);
  });

/** It is kept anew for as long as that takes. */
export async function payOwn(work: Work, token: string): Promise<{ url: string }> {
  const { invoice } = await chooseWay(work, token, 'stripe', true);
  const { organisationId } = await requireLinked(work.db, token);
  if (!invoice) throw problem('bookings.not_from_here');
  const page = `${addressOf(work.config)}/booking/${token}`;
  const back = { paid: `${page}?back=paid`, left: `${page}?back=left` };
  return beginCheckout(work, { organisationId, invoiceId: invoice.id }, back);
}

/** Nobody waits for word of the provider, which may come late or never. */
export async function comeBack(work: Work, token: string): Promise<Booking> {
  const { organisationId, invoiceId } = await requireLinked(work.db, token);
  if (invoiceId !== null) await closeCheckouts(work, { organisationId, invoiceId });
  return readOwn(work, token);
}
