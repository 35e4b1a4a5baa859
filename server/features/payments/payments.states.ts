import type { PaymentState } from '@plenum/contract';

const next: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  started: ['pending', 'paid', 'failed', 'expired'],
  pending: ['paid', 'failed', 'expired'],
  asked: ['paid', 'failed'],
  paid: [],
  failed: [],
  expired: [],
};

export const leadsTo = (from: PaymentState, to: PaymentState): boolean => next[from].includes(to);
