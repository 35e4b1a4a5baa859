import { expect, test } from 'vitest';
import { addressOf, hostOf, tidied } from './sponsors.rules.ts';

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

test('languages in which nothing is said are left out', () => {
  expect(tidied({ en: 'Gold', de: ' ' })).toEqual({ en: 'Gold' });
});
