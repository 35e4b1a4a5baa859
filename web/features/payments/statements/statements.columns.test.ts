import { expect, test } from 'vitest';
import { withColumn } from './statements.columns.ts';

const columns = {
  separator: 'comma',
  dates: 'dmy',
  decimals: 'point',
  usualCurrency: 'EUR',
  bookedOn: 0,
  amount: 1,
} as const;

test('a column is said, changed and taken away; the day is always said', () => {
  expect(withColumn(columns, 'payer', 4)).toEqual({ ...columns, payer: 4 });
  expect(withColumn(columns, 'amount', 2)).toEqual({ ...columns, amount: 2 });
  const { amount: _, ...others } = columns;
  expect(withColumn(columns, 'amount', undefined)).toEqual(others);
  expect(withColumn(columns, 'bookedOn', undefined)).toEqual(columns);
});
