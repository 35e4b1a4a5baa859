import { digitsOf } from '@plenum/contract';

/** As old clients take it, who put a sign of their own before it. */
export const majorOf = (amount: number, currency: string): number =>
  amount / 10 ** digitsOf(currency);

export const perMonth = (yearlyAmount: number): number => Math.round(yearlyAmount / 12);
