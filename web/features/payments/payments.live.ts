import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import type { Account } from '@plenum/contract';
import { type AccountAsked, type PaymentPage, readAccount, readPayments } from './payments.api.ts';

/** What was paid of an invoice, and paid back: a payment has no version to tell what is newer. */
export const paymentsOf = liveAnswer<PaymentPage, number>({
  key: ['payments', 'of'],
  read: readPayments,
  told: () => ({
    'payments.payment_changed': ({ payment }) =>
      readAgain((invoiceId) => invoiceId === payment.invoiceId),
  }),
});

/** Many may be issued or paid at once: a statement is read again when it is calmer. */
const calmMs = 300;

/** A payment does not say whose it is; a document does. */
export const accountOf = liveAnswer<Account, AccountAsked>({
  key: ['payments', 'account'],
  read: readAccount,
  told: () => ({
    'payments.payment_changed': () => readAgain(undefined, calmMs),
    'invoices.invoice_changed': ({ invoice }) =>
      readAgain(({ clientId }) => clientId === invoice.clientId, calmMs),
  }),
});
