import type { AnalyticsPeriod } from '@plenum/contract';

export const analyticsPeriods = [
  'last-28-days',
  'last-month',
  'last-year',
] as const satisfies readonly AnalyticsPeriod[];

export interface AnalyticsSearch {
  period?: AnalyticsPeriod;
}

export const usual: AnalyticsPeriod = 'last-28-days';

/** Keeps of an address what is not usual anyway. */
export function readAnalyticsSearch({ period }: Record<string, unknown>): AnalyticsSearch {
  const known = analyticsPeriods.find((one) => one === period);
  return known && known !== usual ? { period: known } : {};
}
