import type { Payment } from '@plenum/contract';

/** Why it stands as it does; of money that goes back, else why it was asked for. */
export const reasonOf = ({ kind, changes }: Pick<Payment, 'kind' | 'changes'>): string =>
  changes.at(-1)?.why || (kind === 'refund' ? (changes[0]?.why ?? '') : '');
