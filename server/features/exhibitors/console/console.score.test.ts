import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOf } from '../hall/hall.medians.ts';
import { type Deeds, scoreOf, whyOf } from './console.score.ts';

const weights = { visited: 5, returned: 5, stayed: 2, downloaded: 10, asked: 15, dropped: 25 };
const at = new Date('2027-03-28T10:00:00Z');
const nothing: Deeds = {
  personId: 1,
  fullName: 'Lea',
  avatar: null,
  seenAt: null,
  visitedAt: null,
  returnedAt: null,
  days: 0,
  seconds: 0,
  downloads: 0,
  downloadedAt: null,
  asks: 0,
  askedAt: null,
};
const visits = (days: number, seconds: number) => ({
  ...nothing,
  seenAt: at,
  visitedAt: at,
  returnedAt: at,
  days,
  seconds,
});
const linesOf = (deeds: Deeds, droppedAt: Date | null = null) =>
  whyOf(deeds, droppedAt, weights).map(({ what, times, points }) => [what, times, points]);

test.each([
  ['only passed by', { ...nothing, seenAt: at }, []],
  ['a first look', visits(1, 299), [['visited', 1, 5]]],
  [
    'three days',
    visits(3, 600),
    [
      ['visited', 1, 5],
      ['returned', 2, 10],
      ['stayed', 2, 4],
    ],
  ],
  [
    'who never leaves earns half an hour',
    visits(1, 86_400),
    [
      ['visited', 1, 5],
      ['stayed', 6, 12],
    ],
  ],
  ['two questions', { ...nothing, asks: 2, askedAt: at }, [['asked', 2, 30]]],
])('%s', (_, deeds, lines) => {
  expect(linesOf(deeds)).toEqual(lines);
});

test('a card counts once, and what weighs nothing is no line', () => {
  expect(linesOf(nothing, at)).toEqual([['dropped', 1, 25]]);
  expect(whyOf(visits(2, 900), at, { ...weights, stayed: 0, dropped: 0 })).toHaveLength(2);
});

test('the lines add up to the score, whatever was done and whatever it weighs', () => {
  const weight = fc.integer({ min: 0, max: 100 });
  const some = fc.integer({ min: 0, max: 1_000 });
  const weighing = fc.record({
    visited: weight,
    returned: weight,
    stayed: weight,
    downloaded: weight,
    asked: weight,
    dropped: weight,
  });
  fc.assert(
    fc.property(weighing, some, some, some, some, fc.boolean(), (each, days, s, d, k, isHeld) => {
      const done = { downloads: d, downloadedAt: at, asks: k, askedAt: at };
      const why = whyOf({ ...visits(days, s), ...done }, isHeld ? at : null, each);
      expect(why.every(({ what, times, points }) => points === times * each[what])).toBe(true);
      expect(scoreOf(why)).toBe(why.reduce((sum, { points }) => sum + points, 0));
    }),
  );
});

test.each([
  [[], 0],
  [[7], 7],
  [[9, 1], 5],
  [[1, 2], 2],
  [[30, 10, 20], 20],
])('the median of %j is %i', (values, median) => {
  expect(medianOf(values)).toBe(median);
});
