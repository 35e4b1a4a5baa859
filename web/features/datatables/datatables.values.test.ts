import { expect, test } from 'vitest';
import { amountOf, dayOf, yearsOf } from './datatables.values.ts';

test('the spec’s texts become values', () => {
  expect(amountOf('$23896.35')).toBe(23_896.35);
  expect(dayOf('09/03/2018').toISOString()).toBe('2018-09-03T00:00:00.000Z');
  expect([yearsOf('1 Year'), yearsOf('12 Years')]).toEqual([1, 12]);
});
