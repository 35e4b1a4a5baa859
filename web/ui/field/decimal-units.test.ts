import { expect, test } from 'vitest';
import { textOfUnits, unitsOf } from './decimal-units.ts';

test.each([
  ['12.5', 2, 1250],
  ['12.', 2, 1200],
  ['.5', 2, 50],
  ['-0.05', 2, -5],
  ['7', 0, 7],
  ['1.2345', 2, 123],
  ['90071992547409.91', 2, 9_007_199_254_740_991],
  ['', 2, null],
  ['.', 2, null],
  ['1e3', 2, null],
])('%s with %d digits is %s', (text, digits, units) => {
  expect(unitsOf(text, digits)).toBe(units);
});

test.each([
  [1250, 2, true, '12.50'],
  [1250, 2, false, '12.5'],
  [1900, 2, false, '19'],
  [-5, 2, true, '-0.05'],
  [7, 0, true, '7'],
  [1, 3, true, '0.001'],
  [0, 2, false, '0'],
])(
  '%d with %d digits reads as it is typed (all of them: %s): %s',
  (units, digits, isFixed, text) => {
    expect(textOfUnits(units, digits, isFixed)).toBe(text);
  },
);
