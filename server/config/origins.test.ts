import { expect, test } from 'vitest';
import { readOrigins } from './origins.ts';

test('reads exact origins between commas', () => {
  expect(readOrigins('https://a.example, http://localhost:5173')).toEqual([
    'https://a.example',
    'http://localhost:5173',
  ]);
});

test.each([
  '*',
  'null',
  'a.example',
  'https://a.example/',
  'https://a.example/path',
  'https://A.example',
  'https://a.example:443',
  'https://*.a.example',
  'https://user@a.example',
  'capacitor://localhost',
  'https://a.example,',
  'https://a.example https://b.example',
])('refuses %s', (text) => {
  expect(readOrigins(text)).toBeNull();
});
