import { expect, test } from 'vitest';
import { chapterAt, cueAt, cuesWith, languageFor } from './replay.cues.ts';

const cues = [
  { from: 1, until: 3, text: 'Ten winters' },
  { from: 4, until: 6, text: 'Zehn Wärmepumpen' },
];

test('is said at a moment from its beginning until its end', () => {
  expect([0.9, 1, 2.9, 3, 4].map((time) => cueAt(cues, time)?.text)).toEqual([
    undefined,
    'Ten winters',
    'Ten winters',
    undefined,
    'Zehn Wärmepumpen',
  ]);
});

test('is found by all words, whatever their accents and capitals', () => {
  expect(cuesWith(cues, 'WARME zehn')).toEqual([cues[1]]);
  expect(cuesWith(cues, 'zehn winters')).toEqual([]);
  expect(cuesWith(cues, ' ')).toEqual(cues);
});

test('is in the language that was chosen, else in the reader’s, else in any', () => {
  expect(languageFor(['de', 'fr'], 'fr', 'de')).toBe('fr');
  expect(languageFor(['de', 'fr'], 'pt', 'de')).toBe('de');
  expect(languageFor(['de', 'fr'], null, 'en')).toBe('de');
  expect(languageFor([], null, 'en')).toBeUndefined();
});

test('a chapter goes on until the next', () => {
  const chapters = [0, 10].map((at) => ({ at, title: {} }));
  expect([0, 9, 10, 99].map((time) => chapterAt(chapters, time)?.at)).toEqual([0, 0, 10, 10]);
});
