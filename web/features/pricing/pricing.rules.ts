import type { ShownPlan } from '@plenum/contract';

export type Period = 'monthly' | 'yearly';

type Prices = Pick<ShownPlan, 'monthlyAmount' | 'yearlyAmount'>;

/** The largest part of twelve months that a year spares, in whole hundredths and never too much. */
export const mostSaved = (plans: readonly Prices[]): number =>
  plans.reduce((most, { monthlyAmount, yearlyAmount }) => {
    const months = monthlyAmount * 12;
    const saved = months > 0 ? Math.floor(((months - yearlyAmount) / months) * 100) / 100 : 0;
    return Math.max(most, saved);
  }, 0);
