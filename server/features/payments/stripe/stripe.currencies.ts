import { digitsOf } from '@plenum/contract/kernel/currency.ts';

/** Where its smallest unit is not that of ISO 4217, an amount would be another one. */
export const isTaken = (currency: string): boolean =>
  digitsOf(currency) <= 2 && !['ISK', 'UGX'].includes(currency);
