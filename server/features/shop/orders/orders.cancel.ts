import type { CancelInput, Order } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { type Doer, record } from '../../audit/index.ts';
import { creditInvoice, readInvoice } from '../../invoices/index.ts';
import { closeCheckoutsLater, giveBackPaid } from '../../payments/index.ts';
import { lockedOrder, requireMyOrder, requireOrder } from './orders.access.ts';
import { moveOrder } from './orders.change.ts';
import { orderAfter } from './orders.read.ts';
import type { OrderRow } from './orders.rows.ts';
import { canGiveUp } from './orders.states.ts';
import { putBack } from './orders.stock.ts';

/** By who bought, while nothing is paid. */
export const giveUpOrder = (work: Work, person: Person, id: number): Promise<Order> =>
  work.transaction(async (tx) => {
    const seen = await requireMyOrder(tx, person, id);
    const { order, invoice } = await lockedOrder(work, tx, person, seen);
    if (!canGiveUp({ ...order, paid: invoice.paid, hasLeft: true })) {
      throw problem('shop.order_not_from_here');
    }
    await callOff(work, tx, person, { order, why: '', isBackInStock: true });
    return orderAfter(work, tx, person, id, 'buyer');
  });

/** By who runs the shop; what was paid is asked to be paid back. */
export const cancelOrder = (
  work: Work,
  person: Person,
  id: number,
  { why, isBackInStock }: CancelInput,
): Promise<Order> =>
  work.transaction(async (tx) => {
    const seen = await requireOrder(tx, person, id);
    const { order, invoice } = await lockedOrder(work, tx, person, seen);
    await callOff(work, tx, person, { order, why, isBackInStock });
    if (invoice.paid > 0) await giveBackPaid(insideOf(work, tx), person, order.invoiceId, why);
    return orderAfter(work, tx, person, id, 'seller');
  });

export interface CallOff extends CancelInput {
  order: OrderRow;
}

/** The order is locked. Stock comes before numbers, as for whoever orders. */
export async function callOff(
  work: Work,
  tx: Tx,
  by: Doer,
  { order, why, isBackInStock }: CallOff,
): Promise<void> {
  const { organisationId } = by;
  await moveOrder(work, tx, by, order, { state: 'cancelled', why });
  if (isBackInStock) await putBack(tx, organisationId, order.id, null);
  await takeBackInvoice(work, tx, by, order, why);
  await closeCheckoutsLater(tx, { organisationId, invoiceId: order.invoiceId });
  const deed = { action: 'shop.order_cancelled', subjectId: order.id } as const;
  await record(tx, by, { ...deed, subject: order.number, after: { why, isBackInStock } });
}

/** What is left of it; a credit note says why in the words that were given, else what it is about. */
async function takeBackInvoice(
  work: Work,
  tx: Tx,
  by: Doer,
  { invoiceId, number }: OrderRow,
  why: string,
): Promise<void> {
  const inside = insideOf(work, tx);
  const { left } = await readInvoice(inside, by, invoiceId);
  if (left.every((count) => count === 0)) return;
  await creditInvoice(inside, by, invoiceId, { why: why.trim() || number, lines: null });
}
