import { describe, expect, test } from 'vitest';
import { judgeBy } from './moderation.words.ts';

const judge = judgeBy({ refused: ['Trottel', 'get rich*', 'idiot*'], held: ['crypto', 'été'] });

describe('a refused word', () => {
  test.each([
    ['as it is', 'You Trottel!'],
    ['in another case', 'TROTTEL'],
    ['with accents it does not have', 'Tröttél'],
    ['with letters nobody sees between', 'Trot​tel and Trot‍tel'],
    ['with soft hyphens', 'Trot­tel'],
    ['in letters of another width', 'Ｔｒｏｔｔｅｌ'],
    ['with letters set apart', 'T.r.o.t.t.e.l'],
    ['with letters spaced out', 'what a T r o t t e l'],
    ['with any ending, where that is meant', 'idiotic'],
    ['with the ending missing', 'idiot'],
    ['as a phrase across punctuation', 'Get -- RICH!!! quick'],
    ['as a phrase with its open end', 'get richer'],
  ])('is found %s', (_, text) => expect(judge(text)).toBe('refused'));

  test.each([
    ['a part of another word', 'Trottelhaus'],
    ['where its words are apart', 'get very rich'],
    ['where a word only begins as the phrase ends', 'get'],
    ['in nothing', ''],
    ['in two single letters', 'T r'],
  ])('is not found as %s', (_, text) => expect(judge(text)).toBe('fine'));
});

test('a held word waits, a refused one beside it decides', () => {
  expect(judge('Buy CRYPTO now')).toBe('held');
  expect(judge('in the Ete')).toBe('held');
  expect(judge('crypto, Trottel')).toBe('refused');
});

test('a filter of marks alone finds nothing', () => {
  expect(judgeBy({ refused: ['**', '!?'], held: ['--'] })('** !? -- everything')).toBe('fine');
});

test('a long line is judged by a long filter, to its last word', () => {
  const refused = Array.from({ length: 500 }, (_, index) => `word${index}*`);
  const long = judgeBy({ refused, held: refused });
  expect(long('a b '.repeat(1_000))).toBe('fine');
  expect(long(`${'a b '.repeat(990)}word499s`)).toBe('refused');
});
