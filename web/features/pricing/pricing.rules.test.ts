import { expect, test } from 'vitest';
import { mostSaved } from './pricing.rules.ts';

test.each([
  ['nothing without plans', [], 0],
  ['nothing where all is free', [[0, 0]], 0],
  ['nothing where a year costs more', [[100, 1_300]], 0],
  [
    'the most of several',
    [
      [4_900, 48_000],
      [9_900, 96_000],
    ],
    0.19,
  ],
  ['a year as a gift as a whole', [[100, 0]], 1],
] as const)('spares %s', (_name, plans, saved) => {
  const prices = plans.map(([monthlyAmount, yearlyAmount]) => ({ monthlyAmount, yearlyAmount }));
  expect(mostSaved(prices)).toBe(saved);
});
