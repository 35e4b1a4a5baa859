import { expect, test } from 'vitest';
import { codeIn } from './scan.code.ts';

const code = 'q3-bYx_0aWdP7m2LkZt9Qw';

test.each([
  ['a link', `https://plenum.example.org/card#${code}`],
  ['a link with space around it', `  http://localhost:3000/card#${code}\n`],
  ['the code alone', code],
])('%s leads to the card', (_, text) => {
  expect(codeIn(text)).toBe(code);
});

test.each([
  ['nothing', ''],
  ['a sentence', 'Call me at the booth'],
  ['another page', `https://plenum.example.org/speaker#${code}`],
  ['a link without a code', 'https://plenum.example.org/card'],
  ['a code with a foreign letter', `https://plenum.example.org/card#${code}%20`],
  ['a code too short to be one', 'abc'],
])('%s leads nowhere', (_, text) => {
  expect(codeIn(text)).toBeNull();
});
