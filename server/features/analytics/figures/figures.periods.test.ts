import { expect, test } from 'vitest';
import { areMonths, daysIn, spansOf } from './figures.periods.ts';

test.each([
  ['last-28-days', '2026-03-05', '2026-02-06', '2026-03-05', '2026-01-09', '2026-02-05'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['last-month', '2026-01-01', '2025-12-01', '2025-12-31', '2025-11-01', '2025-11-30'],
  ['last-year', '2026-12-31', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
  ['last-year', '2025-01-01', '2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
] as const)('%s of %s', (period, today, from, until, beforeFrom, beforeUntil) => {
  expect(spansOf(period, today)).toEqual({
    now: { from, until },
    before: { from: beforeFrom, until: beforeUntil },
  });
});

test('has each day, also the one a leap year has more', () => {
  expect(daysIn({ from: '2024-02-28', until: '2024-03-01' })).toEqual([
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
  ]);
});

test.each([
  [true, '2026-02-01', '2026-02-28'],
  [true, '2023-03-01', '2024-02-29'],
  [false, '2024-02-01', '2024-02-28'],
  [false, '2026-02-06', '2026-03-31'],
])('%s that %s to %s are whole months', (are, from, until) => {
  expect(areMonths({ from, until })).toBe(are);
});
