import type { Order, PaymentWay } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import {
  beginCheckout,
  closeCheckouts,
  closeCheckoutsLater,
  howToPay,
} from '../../payments/index.ts';
import { lockedOrder, requireMyOrder } from './orders.access.ts';
import { tellAfter } from './orders.change.ts';
import { updateWay } from './orders.queries.ts';
import { orderAfter, readMyOrder } from './orders.read.ts';

/** As long as the page of the provider is open to who pays there. */
const keptMs = 3_600_000;

/** What is paid at once is not kept for long from others who would. */
export const keptUntil = (at: Date, way: PaymentWay | 'free'): Date | null =>
  way === 'stripe' ? new Date(at.getTime() + keptMs) : null;

/** The way that was chosen already changes nothing. */
export const chooseWay = (work: Work, person: Person, id: number, way: PaymentWay) =>
  takeWay(work, person, id, { way, isAnew: false });

/** What was begun elsewhere is closed, so that nobody pays twice. */
const takeWay = (
  work: Work,
  person: Person,
  id: number,
  { way, isAnew }: { way: PaymentWay; isAnew: boolean },
) =>
  work.transaction(async (tx): Promise<Order> => {
    const { organisationId } = person;
    const seen = await requireMyOrder(tx, person, id);
    const { order, invoice } = await lockedOrder(work, tx, person, seen);
    if (order.state !== 'placed') throw problem('shop.order_not_from_here');
    const { ways } = await howToPay(tx, organisationId, {
      ...invoice,
      bank: invoice.parties.bank,
    });
    if (!ways.some((one) => one.way === way)) throw problem('shop.way_not_offered');
    if (order.way === way && !isAnew) return orderAfter(work, tx, person, id, 'buyer');
    await updateWay(tx, organisationId, id, { way, keptUntil: keptUntil(work.clock.now(), way) });
    if (way !== 'stripe')
      await closeCheckoutsLater(tx, { organisationId, invoiceId: order.invoiceId });
    await tellAfter(tx, organisationId, id);
    return orderAfter(work, tx, person, id, 'buyer');
  });

/** It is kept anew for as long as that takes. */
export async function payMyOrder(work: Work, person: Person, id: number): Promise<{ url: string }> {
  const { invoice } = await takeWay(work, person, id, { way: 'stripe', isAnew: true });
  const page = `${addressOf(work.config)}/apps/ecommerce/orders/${id}`;
  const owing = { organisationId: person.organisationId, invoiceId: invoice.id };
  return beginCheckout(work, owing, { paid: `${page}?back=paid`, left: `${page}?back=left` });
}

/** Nobody waits for word of the provider, which may come late or never. */
export async function comeBack(work: Work, person: Person, id: number): Promise<Order> {
  const { organisationId } = person;
  const { invoiceId } = await requireMyOrder(work.db, person, id);
  await closeCheckouts(work, { organisationId, invoiceId });
  return readMyOrder(work, person, id);
}
