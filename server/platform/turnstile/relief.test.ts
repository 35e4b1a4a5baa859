import { expect, test } from 'vitest';
import { openRelief } from './relief.ts';
import { openShares, type Place } from './shares.ts';

const rule = { each: 1, line: 9, all: 9, lines: 99, patienceMs: 5_000 };

function crowd() {
  let ms = 0;
  const shares = openShares(rule);
  const refused: string[] = [];
  const come = (key: string, count: number): Place[] =>
    Array.from({ length: count }, (_, at) => {
      const place = shares.arrive(key);
      place.start((refusal) => refusal && refused.push(`${key}${at + 1} ${refusal.code}`));
      return place;
    });
  const relief = openRelief([shares], () => ms);
  const admits = (key: string) => relief.admits(shares.presentOf(key));
  return { admits, come, refused, pass: (more: number) => (ms += more) };
}

test('whoever asks for little comes in for what waits last in the longest line', () => {
  const { admits, come, refused } = crowd();
  come('a', 4);
  come('b', 3);
  expect([admits('c'), admits('c'), admits('c')]).toEqual([true, true, true]);
  expect(refused).toEqual(['a4 busy', 'a3 busy', 'b3 busy']);
});

test('nobody comes in where nobody asks for more than a few', () => {
  const { admits, come, refused } = crowd();
  come('a', 2);
  expect(admits('b')).toBe(false);
  expect(refused).toEqual([]);
});

test('what is at work goes on, and is nobody else’s place', () => {
  const { admits, come } = crowd();
  come('a', 3);
  expect([admits('b'), admits('b'), admits('b')]).toEqual([true, false, false]);
});

test('whoever asks for much is refused, and makes room for one who does not, for a moment', () => {
  const { admits, come, pass } = crowd();
  come('a', 2);
  expect([admits('a'), admits('b'), admits('b')]).toEqual([false, true, false]);
  expect(admits('a')).toBe(false);
  pass(1_001);
  expect(admits('b')).toBe(false);
});
