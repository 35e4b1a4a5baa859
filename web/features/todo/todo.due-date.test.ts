import { expect, test } from 'vitest';
import { dayOf, daysUntil, wordDay } from './todo.due-date.ts';

test('a day stays as written, other texts are no day', () => {
  expect(['2026-03-01', '', 'soon'].map(dayOf)).toEqual(['2026-03-01', null, null]);
  expect(dayOf(new Date(2026, 2, 1, 23, 30).toISOString())).toBe('2026-03-01');
});

test('days are counted over the change of the clocks', () => {
  expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
  expect(daysUntil('2025-12-31', '2026-01-01')).toBe(-1);
});

test.each([
  ['2026-03-02', 'en', 'tomorrow'],
  ['2026-02-28', 'de', 'gestern'],
  ['2026-03-04', 'fr', 'dans 3 jours'],
  ['2026-03-20', 'pt', '20 de mar.'],
  ['2027-03-20', 'en', 'Mar 20, 2027'],
] as const)('%s in %s is %s', (day, locale, words) => {
  expect(wordDay(day, '2026-03-01', locale)).toBe(words);
});
