import { expect, test } from 'vitest';
import { addressOf, hostOf, movedBefore, tidied } from './sponsors.rules.ts';

test.each([
  ['', null],
  ['  ', null],
  ['acme.example', 'https://acme.example'],
  ['http://acme.example', 'http://acme.example'],
  // Refused by the contract, and never made to look harmless.
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the address %j is sent as %j', (typed, sent) => {
  expect(addressOf(typed)).toBe(sent);
});

test('an address is shown by its host', () => {
  expect([hostOf('https://www.acme.example/x'), hostOf(null), hostOf('x')]).toEqual([
    'acme.example',
    '',
    '',
  ]);
});

test('things move before others, or last', () => {
  const things = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const idsAfter = (id: number, beforeId: number | null) =>
    movedBefore(things, id, beforeId).map((thing) => thing.id);
  expect(idsAfter(3, 1)).toEqual([3, 1, 2]);
  expect(idsAfter(1, null)).toEqual([2, 3, 1]);
});

test('languages in which nothing is said are left out', () => {
  expect(tidied({ en: 'Gold', de: ' ' })).toEqual({ en: 'Gold' });
});
