import { type Followers, insideOf } from '../../../platform/work.ts';
import { giveBackPaid } from '../../payments/index.ts';
import { moveOrder, touchOrder } from './orders.change.ts';
import { tellTooLate } from './orders.notices.ts';
import { lockOrderOf, updateWay } from './orders.queries.ts';

/**
 * Paid is what its invoice is: whoever pays or pays back, by whatever way, needs to know nothing of
 * orders. What comes once it is called off, and for no other (`orderAgain`), goes back, by itself where a
 * provider can do that.
 */
export const followInvoice: Followers['invoiceStands'] = async (work, tx, by, invoice) => {
  const { organisationId } = by;
  const order = await lockOrderOf(tx, organisationId, invoice.id);
  if (!order) return;
  const { paid, paidBefore } = invoice;
  const due = invoice.gross - invoice.credited;
  if (order.state === 'placed' && paid > 0 && paid >= due) {
    await moveOrder(work, tx, by, order, { state: 'paid', why: '' });
  } else if (order.state === 'paid' && paid < due) {
    await updateWay(tx, organisationId, order.id, { way: order.way, keptUntil: null });
    await moveOrder(work, tx, by, order, { state: 'placed', why: '' });
  } else await touchOrder(tx, organisationId, order.id);
  if (order.state === 'cancelled' && paid > paidBefore) {
    await tellTooLate(tx, organisationId, order);
    await giveBackPaid(insideOf(work, tx), { network: '', ...by }, invoice.id, order.number);
  }
};

/** Its buyer sees how far a try to pay it came. */
export const followTry: Followers['invoiceTried'] = async (tx, { organisationId, invoiceId }) => {
  const order = await lockOrderOf(tx, organisationId, invoiceId);
  if (order) await touchOrder(tx, organisationId, order.id);
};
