import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { type PaymentPage, readPayments } from './payments.api.ts';

/** What was paid of an invoice, and paid back: a payment has no version to tell what is newer. */
export const paymentsOf = liveAnswer<PaymentPage, number>({
  key: ['payments', 'of'],
  read: readPayments,
  told: () => ({
    'payments.payment_changed': ({ payment }) =>
      readAgain((invoiceId) => invoiceId === payment.invoiceId),
  }),
});
