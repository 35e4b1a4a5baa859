/**
 * Mann-Whitney, two-sided: how likely two samples differ in rank this much or more when they come
 * from one source. Normal approximation: for samples of twenty and more without many ties.
 */
export function rankTest(one: readonly number[], other: readonly number[]): number {
  const ranked = [
    ...one.map((value) => ({ value, isFirst: true })),
    ...other.map((value) => ({ value, isFirst: false })),
  ].toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  for (const [index, { isFirst }] of ranked.entries()) if (isFirst) rankSum += index + 1;
  const [n, m] = [one.length, other.length];
  const smaller = rankSum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(Math.abs(smaller - (n * m) / 2) / deviation));
}

/** The normal distribution, by Abramowitz and Stegun 26.2.17; exact to seven digits. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const sum = factors.reduce((total, factor) => (total + factor) * t, 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
