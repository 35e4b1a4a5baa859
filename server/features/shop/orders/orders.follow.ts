import type { Followers } from '../../../platform/work.ts';
import { moveOrder, touchOrder } from './orders.change.ts';
import { lockOrderOf } from './orders.queries.ts';

/** Paid is what its invoice is: whoever pays, by whatever way, needs to know nothing of orders. */
export const followInvoice: Followers['invoiceStands'] = async (work, tx, by, invoice) => {
  const order = await lockOrderOf(tx, by.organisationId, invoice.id);
  if (!order) return;
  const { gross, credited, paid } = invoice;
  const isPaid = paid > 0 && paid >= gross - credited;
  if (order.state === 'placed' && isPaid) {
    await moveOrder(work, tx, by, order, { state: 'paid', why: '' });
  } else await touchOrder(tx, by.organisationId, order.id);
};

/** Its buyer sees how far a try to pay it came. */
export const followTry: Followers['invoiceTried'] = async (tx, { organisationId, invoiceId }) => {
  const order = await lockOrderOf(tx, organisationId, invoiceId);
  if (order) await touchOrder(tx, organisationId, order.id);
};
