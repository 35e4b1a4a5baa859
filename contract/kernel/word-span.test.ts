import { expect, test } from 'vitest';
import { wordSpan } from './word-span.ts';

test.each([
  [0, 'en', '0 minutes'],
  [65, 'en', '1 minute'],
  [5_400, 'en', '90 minutes'],
  [9_000, 'de', '2,5 Stunden'],
  [36 * 3_600, 'fr', '36 heures'],
  [3 * 86_400, 'pt', '3 dias'],
])('%i seconds in %s are %s', (seconds, locale, words) => {
  expect(wordSpan(seconds, locale).replaceAll(/\s/g, ' ')).toBe(words);
});
