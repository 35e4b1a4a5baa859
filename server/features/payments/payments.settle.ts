import { exactly, TooLarge } from '../../platform/amounts/amounts.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Doer } from '../audit/index.ts';
import { type By, type IssuedRow, lockedOwed, settleInvoice } from '../invoices/index.ts';
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

/** What an invoice is paid follows what came in or, below zero, went back. */
export const movedBy = (
  work: Work,
  tx: Tx,
  by: By,
  invoice: IssuedRow,
  amount: number,
): Promise<void> =>
  settleInvoice(work, tx, by, invoice, { paid: sumOf(invoice.paid, amount), why: '' });

/** What came in; where its invoice is taken back, it may be for what was sold in its place. */
export async function cameIn(
  work: Work,
  tx: Tx,
  by: Doer,
  invoice: IssuedRow,
  { id, amount }: { id: number; amount: number },
): Promise<void> {
  const isTakenBack = invoice.credited >= invoice.gross;
  const came = { invoiceId: invoice.id, amount };
  const instead = isTakenBack ? await work.followers.invoicePaidLate(work, tx, by, came) : null;
  if (!instead) return movedBy(work, tx, by, invoice, amount);
  const { organisationId } = by;
  const paid = await lockedOwed(work, tx, by, instead.id);
  await updateInvoice(tx, organisationId, id, { invoiceId: paid.id, invoiceNumber: paid.number });
  return movedBy(work, tx, by, paid, amount);
}
