import type { InvoiceState } from '@plenum/contract';

/** What each may become; nothing else does. */
const next: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  draft: ['sent'],
  sent: ['downloaded', 'partial_payment', 'paid', 'past_due'],
  downloaded: ['partial_payment', 'paid', 'past_due'],
  partial_payment: ['sent', 'paid', 'past_due'],
  paid: ['sent', 'partial_payment', 'past_due'],
  past_due: ['paid'],
};

export const leadsTo = (from: InvoiceState, to: InvoiceState): boolean => next[from].includes(to);

interface Standing {
  state: InvoiceState;
  gross: number;
  credited: number;
  paid: number;
  dueOn: string | null;
}

/** Where an issued invoice stands by its money and the day; late it stays until it is paid. */
export function settledState(
  { state, gross, credited, paid, dueOn }: Standing,
  today: string,
): InvoiceState {
  if (gross - credited - paid <= 0) return 'paid';
  if (state === 'past_due' || (dueOn !== null && dueOn < today)) return 'past_due';
  if (paid > 0) return 'partial_payment';
  return state === 'downloaded' ? state : 'sent';
}
