import { expect, test } from 'vitest';
import { wordMoney } from './word-money.ts';

test.each([
  [123_456, 'EUR', 'de', '1.234,56 €'],
  [123_456, 'EUR', 'en', '€1,234.56'],
  [-5, 'EUR', 'en', '-€0.05'],
  [1234, 'JPY', 'en', '¥1,234'],
  [1234, 'BHD', 'en', 'BHD 1.234'],
  // A browser knows no fils of a dinar.
  [123_456, 'IQD', 'en', 'IQD 123.456'],
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
