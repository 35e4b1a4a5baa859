import { expect, test } from 'vitest';
import { keepLatest } from './latest.ts';

test('what nobody asked for longest goes first', () => {
  const made: string[] = [];
  const kept = keepLatest<string>(2);
  const ask = (key: string) =>
    kept.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(key)).toBe(key.toUpperCase());
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  kept.forget('b');
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b', 'b']);
});
