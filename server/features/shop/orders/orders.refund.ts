import type { Order, OrderRefundInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { creditInvoice } from '../../invoices/index.ts';
import { giveBackPaid } from '../../payments/index.ts';
import { lockedOrder, requireOrder } from './orders.access.ts';
import { moveOrder } from './orders.change.ts';
import { orderAfter, readOrder } from './orders.read.ts';
import { putBack } from './orders.stock.ts';

/** What is not sent yet and has nothing left in it is called off. */
export const refundOrder = (
  work: Work,
  person: Person,
  id: number,
  { why, lines, isBackInStock }: OrderRefundInput,
): Promise<Order> =>
  work.transaction(async (tx) => {
    const inside = insideOf(work, tx);
    const seen = await requireOrder(tx, person, id);
    const { order } = await lockedOrder(work, tx, person, seen);
    if (order.state === 'placed' || order.state === 'cancelled') {
      throw problem('shop.order_not_from_here');
    }
    const { organisationId } = person;
    if (isBackInStock) await putBack(tx, organisationId, id, lines);
    await creditInvoice(inside, person, order.invoiceId, { why, lines });
    await giveBackPaid(inside, person, order.invoiceId, why);
    const after = await readOrder(inside, person, id);
    const isEmpty = [...after.lines, ...(after.shipping ? [after.shipping] : [])].every(
      ({ left }) => left === 0,
    );
    if (order.state === 'paid' && isEmpty) {
      await moveOrder(work, tx, person, order, { state: 'cancelled', why });
    }
    const deed = { action: 'shop.order_refunded', subjectId: id, subject: order.number } as const;
    await record(tx, person, { ...deed, after: { why, lines, isBackInStock } });
    return orderAfter(work, tx, person, id, 'seller');
  });
