import type { Payment } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { paymentsOf } from './payments.live.ts';

const aPayment = (id: number, state: Payment['state']) =>
  ({ id, state, invoiceId: (id % 2) + 1 }) as Payment;

const deeds = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  state: fc.constantFrom('pending', 'paid', 'failed'),
});

test('the payments of an invoice are what a fresh reading gives', () =>
  expectReplay({
    begin: [1, 2].map((id) => aPayment(id, 'pending')),
    deeds,
    act: (truth: readonly Payment[], { id, state }) => {
      const payment = aPayment(id, state);
      return {
        truth: [...truth.filter((one) => one.id !== id), payment],
        says: [['payments.payment_changed', { payment }] as const],
      };
    },
    reads: [1, 2].map((invoiceId) => ({
      options: paymentsOf.options(invoiceId),
      answer: (truth: readonly Payment[]) => {
        const payments = truth.filter((one) => one.invoiceId === invoiceId);
        return { payments, total: payments.length };
      },
    })),
    isUnordered: true,
  }));
