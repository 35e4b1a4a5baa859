import { exactly, TooLarge } from '../../platform/amounts/amounts.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Doer } from '../audit/index.ts';
import { type IssuedRow, lockedOwed, settleInvoice } from '../invoices/index.ts';
import { updateInvoice } from './payments.queries.ts';

declare module '../../platform/work.ts' {
  interface Followers {
    /** Money came for an invoice that is taken back: which one it is for now, if there is any. */
    invoicePaidLate(
      work: Work,
      tx: Tx,
      by: Doer,
      came: { invoiceId: number; amount: number },
    ): Promise<{ id: number } | null>;
  }
}

function sumOf(paid: number, amount: number): number {
  try {
    return exactly(BigInt(paid) + BigInt(amount));
  } catch (error) {
    if (error instanceof TooLarge) throw problem('payments.too_large');
    throw error;
  }
}

interface Moved {
  id: number;
  /** Below zero where it went back. */
  amount: number;
}

/**
 * What an invoice is paid follows what came in or went back; where it was taken back itself, what comes
 * in may be for what was sold in its place.
 */
export async function movedBy(
  work: Work,
  tx: Tx,
  by: Doer,
  invoice: IssuedRow,
  { id, amount }: Moved,
): Promise<void> {
  const isLate = amount > 0 && invoice.credited >= invoice.gross;
  const came = { invoiceId: invoice.id, amount };
  const instead = isLate ? await work.followers.invoicePaidLate(work, tx, by, came) : null;
  const owed = instead ? await lockedOwed(work, tx, by, instead.id) : invoice;
  if (instead) {
    const { id: invoiceId, number: invoiceNumber } = owed;
    await updateInvoice(tx, by.organisationId, id, { invoiceId, invoiceNumber });
  }
  return settleInvoice(work, tx, by, owed, { paid: sumOf(owed.paid, amount), why: '' });
}
