import type { AnalyticsPeriod } from '@plenum/contract';

export const analyticsPeriods = [
  'last-28-days',
  'last-month',
  'last-year',
] as const satisfies readonly AnalyticsPeriod[];

const tables = ['visits', 'days'] as const;

export interface AnalyticsSearch {
  period?: AnalyticsPeriod;
  /** The earlier event the current one is compared with. */
  with?: string;
  /** Whose minutes are shown. */
  day?: string;
  /** What is shown as a table: the list behind a number. */
  table?: (typeof tables)[number];
}

export const usual: AnalyticsPeriod = 'last-28-days';

const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text);
const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Keeps of an address what is not usual anyway. */
export function readAnalyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  const { period, day } = search;
  const table = tables.find((one) => one === search['table']);
  const known = analyticsPeriods.find((one) => one === period);
  // A number in an address is read as one.
  const earlier = typeof search['with'] === 'number' ? String(search['with']) : search['with'];
  return {
    ...(known && known !== usual && { period: known }),
    ...(isId(earlier) && { with: earlier }),
    ...(isDay(day) && { day }),
    ...(table && { table }),
  };
}
