import { useFormatter } from 'use-intl';

/** Hundredths of a percent in words: 1900 is 19 %. */
export function useRateText(): (rate: number) => string {
  const format = useFormatter();
  return (rate) => format.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
}
