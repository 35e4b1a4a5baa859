import type { Account, Payment } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { accountOf, paymentsOf } from './payments.live.ts';

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

/** Whose client 1 or 2 is; a message about money does not say. */
const anAccount = (clientId: number, states: readonly string[]) =>
  ({ clientId, clientName: states.join(' '), accounts: [] }) as unknown as Account;

test('a statement is what a fresh reading gives, whoever paid', () =>
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
    reads: [1, 2].map((clientId) => ({
      options: accountOf.options({ clientId }),
      answer: (truth: readonly Payment[]) =>
        anAccount(
          clientId,
          truth.filter((one) => one.invoiceId === clientId).map(({ state }) => state),
        ),
    })),
    isUnordered: true,
  }));
