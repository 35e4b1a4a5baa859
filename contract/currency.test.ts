import { expect, test } from 'vitest';
import { currencies, decimalOf, digitsOf } from './index.ts';

test('digits are those of ISO 4217, also where the engine thinks otherwise', () => {
  expect(currencies.length).toBeGreaterThan(150);
  expect(new Set(currencies).size).toBe(currencies.length);
  const wanted = { EUR: 2, JPY: 0, BHD: 3, CLF: 4, HUF: 2, IDR: 2, COP: 2, ISK: 0 };
  for (const [currency, digits] of Object.entries(wanted)) expect(digitsOf(currency)).toBe(digits);
  expect(() => digitsOf('XXX')).toThrow(RangeError);
});

test('an amount is written exactly, however small or large', () => {
  expect(decimalOf(4900, 'EUR')).toBe('49.00');
  expect(decimalOf(-5, 'EUR')).toBe('-0.05');
  expect(decimalOf(0, 'BHD')).toBe('0.000');
  expect(decimalOf(1234, 'JPY')).toBe('1234');
  expect(decimalOf(Number.MAX_SAFE_INTEGER, 'EUR')).toBe('90071992547409.91');
});
