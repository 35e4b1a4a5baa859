import type { Account, FiguresQuery, MoneyFigures, PaymentQuery } from '@plenum/contract';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import {
  type AccountAsked,
  type PaymentPage,
  readAccount,
  readFigures,
  readPayments,
  readPaymentsOf,
} from './payments.api.ts';

/** Many may be issued or paid at once: what stands on all of them is read again when it is calmer. */
const calmMs = 300;

/** Only the server knows which page of which search a payment belongs to. */
export const payments = liveAnswer<PaymentPage, PaymentQuery>({
  key: ['payments', 'list'],
  read: readPayments,
  told: () => ({ 'payments.payment_changed': () => readAgain(undefined, calmMs) }),
});

/** Of everything together, so that any change may move them. */
export const figures = liveAnswer<MoneyFigures, FiguresQuery>({
  key: ['payments', 'figures'],
  read: readFigures,
  told: () => ({
    'payments.payment_changed': () => readAgain(undefined, calmMs),
    'invoices.invoice_changed': () => readAgain(undefined, calmMs),
  }),
});

/** What was paid of an invoice, and paid back: a payment has no version to tell what is newer. */
export const paymentsOf = liveAnswer<PaymentPage, number>({
  key: ['payments', 'of'],
  read: readPaymentsOf,
  told: () => ({
    'payments.payment_changed': ({ payment }) =>
      readAgain((invoiceId) => invoiceId === payment.invoiceId),
  }),
});

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
