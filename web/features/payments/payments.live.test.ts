import type { Account, Payment, PaymentQuery } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { accountOf, figures, payments, paymentsOf } from './payments.live.ts';

const aPayment = (id: number, state: Payment['state']) =>
  ({ id, state, invoiceId: (id % 2) + 1 }) as Payment;

type Deed = Pick<Payment, 'id' | 'state'>;

const deeds: fc.Arbitrary<Deed> = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  state: fc.constantFrom('pending', 'paid', 'failed'),
});

function act(truth: readonly Payment[], { id, state }: Deed) {
  const payment = aPayment(id, state);
  return {
    truth: [...truth.filter((one) => one.id !== id), payment],
    says: [['payments.payment_changed', { payment }] as const],
  };
}

test('the payments of an invoice are what a fresh reading gives', () =>
  expectReplay({
    begin: [1, 2].map((id) => aPayment(id, 'pending')),
    deeds,
    act,
    reads: [1, 2].map((invoiceId) => ({
      options: paymentsOf.options(invoiceId),
      answer: (truth: readonly Payment[]) => {
        const found = truth.filter((one) => one.invoiceId === invoiceId);
        return { payments: found, total: found.length };
      },
    })),
  }));

test('lists of payments are what a fresh reading gives', () =>
  expectReplay({
    begin: [1, 2].map((id) => aPayment(id, 'pending')),
    deeds,
    act,
    reads: [{}, { state: 'paid' as const }].map((query: PaymentQuery) => ({
      options: payments.options(query),
      answer: (truth: readonly Payment[]) => {
        const found = truth.filter(({ state }) => !query.state || state === query.state);
        return { payments: found, total: found.length };
      },
    })),
  }));

test('the figures of a period are what a fresh reading gives', () =>
  expectReplay({
    begin: [1, 2].map((id) => aPayment(id, 'pending')),
    deeds,
    act,
    reads: [{ from: '2026-11-01', until: '2026-11-30' }].map((query) => ({
      options: figures.options(query),
      answer: (truth: readonly Payment[]) => ({
        step: 'day' as const,
        currencies: truth.map(({ id, state }) => ({ currency: `${id} ${state}` })),
      }),
    })),
  }));

/** Whose client 1 or 2 is; a message about money does not say. */
const anAccount = (clientId: number, states: readonly string[]) =>
  ({ clientId, clientName: states.join(' '), accounts: [] }) as unknown as Account;

test('a statement is what a fresh reading gives, whoever paid', () =>
  expectReplay({
    begin: [1, 2].map((id) => aPayment(id, 'pending')),
    deeds,
    act,
    reads: [1, 2].map((clientId) => ({
      options: accountOf.options({ clientId }),
      answer: (truth: readonly Payment[]) =>
        anAccount(
          clientId,
          truth.filter((one) => one.invoiceId === clientId).map(({ state }) => state),
        ),
    })),
  }));
