import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test.each([
  ['abc', 5, 'abc'],
  ['abc', 2, 'ab'],
  ['a🎉b', 3, 'a🎉'],
  ['a🎉b', 2, 'a'],
])('%s, %i long at most, is %s', (text, most, cut) => {
  expect(beginningOf(text, most)).toBe(cut);
});
