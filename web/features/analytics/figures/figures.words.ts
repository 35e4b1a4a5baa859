import type { AnalyticsReport, AnalyticsSums } from '@plenum/contract';

/** Undefined where there was nothing to compare with. */
export const changeOf = (
  { sums, sumsBefore }: Pick<AnalyticsReport, 'sums' | 'sumsBefore'>,
  name: keyof AnalyticsSums,
): number | undefined =>
  sumsBefore[name] === 0 ? undefined : (sums[name] - sumsBefore[name]) / Math.abs(sumsBefore[name]);

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Nothing was opened, sold or sent, and nobody came. */
export const isQuiet = ({ sums }: Pick<AnalyticsReport, 'sums'>): boolean =>
  Object.values(sums).every((sum) => sum === 0);
