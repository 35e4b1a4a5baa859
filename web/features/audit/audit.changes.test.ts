import { expect, test } from 'vitest';
import { changesOf } from './audit.changes.ts';

test('tells only what changed', () => {
  const before = { id: 1, name: 'COA', accent: null, languages: ['en'] };
  const after = { id: 1, name: 'COA', accent: '#0b7285', languages: ['de', 'en'] };
  expect(changesOf(before, after)).toEqual([
    { field: 'accent', before: null, after: '#0b7285' },
    { field: 'languages', before: ['en'], after: ['de', 'en'] },
  ]);
});

test('tells one side where only one was recorded', () => {
  expect(changesOf(null, { role: 'client' })).toEqual([
    { field: 'role', before: undefined, after: 'client' },
  ]);
  expect(changesOf(undefined, undefined)).toEqual([]);
});

test('people in a list are told by name and address', () => {
  const merged = [
    { id: 7, fullName: 'Bo <b>Li</b>', email: 'bo@example.org', role: 'client' },
    { id: 8, fullName: '', email: 'li@example.org', role: 'client' },
  ];
  expect(changesOf({ merged }, null)[0]?.before).toEqual([
    'Bo <b>Li</b> (bo@example.org)',
    'li@example.org',
  ]);
});

test('an amount is told in its currency', () => {
  expect(changesOf(null, { way: 'transfer', amount: 3_490, currency: 'EUR' })).toEqual([
    { field: 'way', before: undefined, after: 'transfer' },
    { field: 'amount', before: undefined, after: { minor: 3_490, currency: 'EUR' } },
  ]);
  expect(changesOf({ currency: 'EUR' }, { currency: 'JPY' })).toEqual([
    { field: 'currency', before: 'EUR', after: 'JPY' },
  ]);
});

test('what lies deeper is told by its path', () => {
  expect(changesOf({ look: { skin: 'dark' } }, { look: { skin: 'light' } })).toEqual([
    { field: 'look.skin', before: 'dark', after: 'light' },
  ]);
});
