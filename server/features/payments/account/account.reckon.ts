import type { AccountEntry, CurrencyAccount } from '@plenum/contract';
import { exactly } from '../../../platform/amounts/amounts.ts';

interface Sum {
  currency: string;
  amount: number;
}
export type Movement = Sum & Omit<AccountEntry, 'balance'>;

/** Of one day documents come first, so that nothing is paid before it is owed. */
const rank = ({ kind }: Movement) => ['invoice', 'credit_note', 'payment', 'refund'].indexOf(kind);
const inOrder = (one: Movement, other: Movement): number =>
  one.day.localeCompare(other.day) || rank(one) - rank(other);

/** An account for each currency that anything went on in. */
export function reckonAccounts(
  before: readonly Sum[],
  movements: readonly Movement[],
): CurrencyAccount[] {
  const currencies = [...new Set([...before, ...movements].map(({ currency }) => currency))];
  return currencies.toSorted().map((currency) => {
    const isOf = (one: Sum) => one.currency === currency;
    return accountOf(currency, before.filter(isOf), movements.filter(isOf));
  });
}

function accountOf(
  currency: string,
  before: readonly Sum[],
  movements: readonly Movement[],
): CurrencyAccount {
  const opening = before.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  let balance = opening;
  let charged = 0n;
  const entries = movements.toSorted(inOrder).map(({ currency: _, ...movement }) => {
    const amount = BigInt(movement.amount);
    balance += amount;
    if (amount > 0n) charged += amount;
    return { ...movement, balance: exactly(balance) };
  });
  return {
    currency,
    opening: exactly(opening),
    entries,
    charged: exactly(charged),
    settled: exactly(opening + charged - balance),
    closing: exactly(balance),
  };
}
