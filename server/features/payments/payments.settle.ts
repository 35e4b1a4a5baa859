import { exactly, TooLarge } from '../../platform/amounts/amounts.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type By, type IssuedRow, settleInvoice } from '../invoices/index.ts';

function sumOf(paid: number, amount: number): number {
  try {
    return exactly(BigInt(paid) + BigInt(amount));
  } catch (error) {
    if (error instanceof TooLarge) throw problem('payments.too_large');
    throw error;
  }
}

/** What an invoice is paid follows what came in or, below zero, went back. */
export const movedBy = (
  work: Work,
  tx: Tx,
  by: By,
  invoice: IssuedRow,
  amount: number,
): Promise<void> =>
  settleInvoice(work, tx, by, invoice, { paid: sumOf(invoice.paid, amount), why: '' });
