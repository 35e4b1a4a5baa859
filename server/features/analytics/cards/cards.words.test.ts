import { expect, test } from 'vitest';
import {
  changeOf,
  inFull,
  inThousands,
  percentOf,
  signedPercent,
  wholeUnits,
} from './cards.words.ts';

test('amounts lose their small units, each currency its own', () => {
  expect(wholeUnits(258_520n, 'EUR')).toBe(2_585);
  expect(wholeUnits(258_550n, 'EUR')).toBe(2_586);
  expect(wholeUnits(2_585n, 'JPY')).toBe(2_585);
  expect(wholeUnits(-150n, 'EUR')).toBe(-2);
});

test('numbers are written as the template writes them', () => {
  expect([inFull(25_852), inFull(0)]).toEqual(['25,852', '0']);
  expect([inThousands(2_760), inThousands(999), inThousands(-1_500)]).toEqual([
    '2,76k',
    '999',
    '-1,50k',
  ]);
});

test('of nothing there is no share, and nothing to compare with', () => {
  expect([percentOf(3, 0), changeOf(7, 0)]).toEqual([0, 0]);
  expect([changeOf(7, 10), changeOf(12, 10)].map(signedPercent)).toEqual(['-30%', '+20%']);
});
