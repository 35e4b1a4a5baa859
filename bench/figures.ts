export interface Spread {
  median: number;
  min: number;
  max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) throw new Error('There is nothing to measure.');
  return { median: (low + high) / 2, min: sorted[0] ?? low, max: sorted.at(-1) ?? high };
}

/** What such a part of them stays below. */
export function percentileOf(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** The time that all but one in twenty stay below. */
export const p95Of = (values: readonly number[]): number => percentileOf(values, 0.95);

/** How far apart the outermost values lie, as a part of the median. */
export const widthOf = ({ median, min, max }: Spread): number => (max - min) / median;

export const withRange = ({ median, min, max }: Spread, write: (value: number) => string) =>
  `${write(median)} (${write(min)} to ${write(max)})`;

export const inHundredths = (value: number): string => value.toFixed(2);
export const inThousandths = (value: number): string => value.toFixed(3);
export const inMs = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en')} ms`;
export const inWholes = (value: number): string => Math.round(value).toLocaleString('en');
export const inPercent = (value: number): string => `${Math.round(value * 100)} %`;
