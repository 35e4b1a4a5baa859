import type { EntryAssignment, InvoiceHead } from '@plenum/contract';
import { useState } from 'react';

export interface Part {
  invoice: InvoiceHead;
  amount: number | null;
}

/** What is sent, with the number of the invoice that is spoken of. */
export type Assignment = EntryAssignment & { number: string };

function assignmentOf(
  { id: invoiceId, number }: InvoiceHead,
  parts: readonly Part[],
): Assignment | null {
  const given = parts.flatMap(({ invoice, amount }) =>
    amount ? [{ invoiceId: invoice.id, amount }] : [],
  );
  if (number === null || given.length < parts.length) return null;
  return { invoiceId, number, ...(given.length > 0 && { parts: given }) };
}

/** Which invoice has a line of a statement, and which others have a part of it. */
export function useParts() {
  const [chosen, setChosen] = useState<InvoiceHead | null>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  const share = () => {
    if (!chosen) return;
    setParts([...parts, { invoice: chosen, amount: chosen.balance > 0 ? chosen.balance : null }]);
    setChosen(null);
  };
  const assignment = chosen && assignmentOf(chosen, parts);
  return { chosen, setChosen, parts, setParts, share, assignment };
}
