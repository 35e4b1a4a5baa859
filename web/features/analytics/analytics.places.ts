import type { AnalyticsPeriod, ShareKind } from '@plenum/contract';

export const analyticsPeriods = [
  'last-28-days',
  'last-month',
  'last-year',
] as const satisfies readonly AnalyticsPeriod[];

const tables = ['visits', 'days', 'share'] as const;

const shareKinds = [
  'screen',
  'device',
  'country',
  'source',
] as const satisfies readonly ShareKind[];

export interface AnalyticsSearch {
  period?: AnalyticsPeriod;
  /** The earlier event the current one is compared with. */
  with?: string;
  /** Whose minutes are shown. */
  day?: string;
  /** Of which country, device, source or page the days are shown, and of which one. */
  of?: ShareKind;
  name?: string;
  /** What is shown as a table: the list behind a number. */
  table?: (typeof tables)[number];
}

export const usual: AnalyticsPeriod = 'last-28-days';

const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text);
const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The server knows what it does not know by no name at all. */
const isShareName = (of: ShareKind, text: unknown): text is string =>
  typeof text === 'string' && (of === 'country' ? /^[A-Z]{2}$/ : /^[^\s<>]{1,253}$/).test(text);

/** Keeps of an address what is not usual anyway. */
export function readAnalyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  const { period, day } = search;
  const table = tables.find((one) => one === search['table']);
  const of = shareKinds.find((one) => one === search['of']);
  const known = analyticsPeriods.find((one) => one === period);
  // A number in an address is read as one.
  const earlier = typeof search['with'] === 'number' ? String(search['with']) : search['with'];
  return {
    ...(known && known !== usual && { period: known }),
    ...(isId(earlier) && { with: earlier }),
    ...(isDay(day) && { day }),
    ...(of && { of }),
    ...(of && isShareName(of, search['name']) && { name: search['name'] }),
    ...(table && { table }),
  };
}

/** The way from a number of visits to the days they were counted on. */
export const wayToShare = (search: AnalyticsSearch, of: ShareKind, name: string) =>
  ({
    to: '/dashboard/analytics',
    search: readAnalyticsSearch({ ...search, of, name, table: 'share' }),
    hash: 'share',
  }) as const;
