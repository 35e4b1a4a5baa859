import { exactly, sumOf } from '../../platform/amounts/amounts.ts';
import { insideOf, type Work } from '../../platform/work.ts';
import type { Doer } from '../audit/index.ts';
import { readInvoice } from '../invoices/index.ts';
import { findRefundable } from './payments.queries.ts';
import { refundPayment } from './payments.refund.ts';

/**
 * What was paid for an invoice beyond what it still comes to is asked to be paid back, by the way it
 * came and the latest first. What was asked for before is not asked for again.
 */
export const giveBackPaid = (work: Work, by: Doer, invoiceId: number, why: string): Promise<void> =>
  work.transaction(async (tx) => {
    const inside = insideOf(work, tx);
    const { gross, credited } = await readInvoice(inside, by, invoiceId);
    const payments = await findRefundable(tx, by.organisationId, invoiceId);
    const kept = sumOf(payments.map(({ amount, refunded }) => BigInt(amount - refunded)));
    let owed = exactly(kept) - (gross - credited);
    for (const { id, way, amount, refunded } of payments) {
      const part = Math.min(owed, amount - refunded);
      if (part <= 0) return;
      await refundPayment(inside, by, id, { amount: part, way, state: 'asked', why });
      owed -= part;
    }
  });
