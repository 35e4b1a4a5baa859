import { describe, expect, test } from 'vitest';
import {
  beginningAt,
  cuesOf,
  endingAt,
  join,
  linesOf,
  split,
  timeIn,
  timeText,
  withLineAt,
  without,
} from './replay.edits.ts';

const lines = linesOf([
  { from: 1, until: 3, text: 'Good morning everyone' },
  { from: 4, until: 6, text: 'Welcome' },
]);
const shown = (some: typeof lines) =>
  cuesOf(some).map(({ from, until, text }) => [from, until, text]);

describe('captions being written', () => {
  test('have a new line where the picture is, which ends before the next begins', () => {
    const { lines: more, id } = withLineAt(lines, 3.2);
    expect(more.map((line) => line.id)).toEqual([1, id, 2]);
    expect(more[1]).toMatchObject({ from: 3.2, until: 4, text: '' });
    expect(withLineAt(lines, 9).lines[2]).toMatchObject({ from: 9, until: 12 });
    expect(withLineAt(lines, 4).lines[2]).toMatchObject({ from: 4, until: 7 });
  });

  test('are marked at a moment, and never end before they begin', () => {
    expect(shown(beginningAt(lines, 1, 2.5))[0]).toEqual([2.5, 3, 'Good morning everyone']);
    expect(shown(beginningAt(lines, 1, 3.5))[0]).toEqual([3.5, 3.6, 'Good morning everyone']);
    expect(shown(endingAt(lines, 2, 5))[1]).toEqual([4, 5, 'Welcome']);
    expect(shown(endingAt(lines, 2, 2))[1]).toEqual([1.9, 2, 'Welcome']);
    expect(shown(endingAt(lines, 1, 0))[0]).toEqual([0, 0.1, 'Good morning everyone']);
  });

  test('are split at the mark, with the time shared, and joined again', () => {
    const two = split(lines, 1, 12);
    expect(shown(two).slice(0, 2)).toEqual([
      [1, 2.143, 'Good morning'],
      [2.143, 3, 'everyone'],
    ]);
    expect(shown(join(two, 1))[0]).toEqual([1, 3, 'Good morning\neveryone']);
    expect(split(lines, 1, 0)).toEqual(lines);
    expect(join(lines, 2)).toEqual(lines);
  });

  test('are kept in their order, without lines that say nothing', () => {
    expect(shown(beginningAt(lines, 1, 8)).map(([, , text]) => text)).toEqual([
      'Welcome',
      'Good morning everyone',
    ]);
    expect(cuesOf(withLineAt(lines, 9).lines)).toHaveLength(2);
    expect(without(lines, 1)).toHaveLength(1);
  });
});

test.each([
  [0, '0:00.0'],
  [62.54, '1:02.5'],
  [59.96, '1:00.0'],
  [3_723.2, '1:02:03.2'],
])('%s seconds read %s, and back', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
  expect(timeIn(text)).toBeCloseTo(seconds, 0);
});

test.each([
  ['12', 12],
  ['1:02,5', 62.5],
  ['1:00:00', 3_600],
  ['', null],
  ['x', null],
  ['1:2:3:4', null],
])('%j typed is %s', (text, seconds) => {
  expect(timeIn(text)).toBe(seconds);
});
