import { expect, test } from 'vitest';
import { daysOf } from './periods.ts';

test.each([
  ['this-month', '2026-11-25', '2026-11-01', '2026-11-30'],
  ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['this-quarter', '2026-11-25', '2026-10-01', '2026-12-31'],
  ['this-quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['this-year', '2026-11-25', '2026-01-01', '2026-12-31'],
  ['last-year', '2026-11-25', '2025-01-01', '2025-12-31'],
] as const)('%s on %s is from %s until %s', (period, today, from, until) => {
  expect(daysOf(period, today)).toEqual({ from, until });
});
