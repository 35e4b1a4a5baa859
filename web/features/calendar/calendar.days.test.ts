import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, isDay, monthGrid, weekOf } from './calendar.days.ts';

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-2-3', false],
  ['', false],
  [7, false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('days are counted over months, years and changes of the clock', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %d months is %s', (day, by, then) => {
  expect(addMonths(day, by)).toBe(then);
});

test('a week begins on Monday, and a month lies in six of them', () => {
  expect(weekOf('2026-11-22')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  const weeks = monthGrid('2026-11-22');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.flat()).toContain('2026-11-30');
});
