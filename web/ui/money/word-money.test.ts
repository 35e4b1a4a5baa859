import { expect, test } from 'vitest';
import { decimalOf, wordMoney } from './word-money.ts';

test.each([
  [0, 2, '0.00'],
  [5, 2, '0.05'],
  [-5, 2, '-0.05'],
  [123_456, 2, '1234.56'],
  [123, 0, '123'],
  [1, 3, '0.001'],
  [9_007_199_254_740_991, 2, '90071992547409.91'],
])('%d with %d digits is %s', (minor, digits, decimal) => {
  expect(decimalOf(minor, digits)).toBe(decimal);
});

test.each([
  [123_456, 'EUR', 'de', '1.234,56 €'],
  [123_456, 'EUR', 'en', '€1,234.56'],
  [1234, 'JPY', 'en', '¥1,234'],
  [9_007_199_254_740_991, 'USD', 'en', '$90,071,992,547,409.91'],
])('%d %s in %s is %s', (minor, currency, locale, words) => {
  expect(wordMoney(minor, currency, locale).replaceAll(/\s/g, ' ')).toBe(words);
});

test.each([
  [4_900, 'EUR', '€49'],
  [4_950, 'EUR', '€49.50'],
  [0, 'BHD', 'BHD 0'],
])('%d %s in short is %s', (minor, currency, words) => {
  expect(wordMoney(minor, currency, 'en', { isShort: true }).replaceAll(/\s/g, ' ')).toBe(words);
});
