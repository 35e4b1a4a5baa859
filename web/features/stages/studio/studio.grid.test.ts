import { expect, test } from 'vitest';
import { Grid, type Tick } from './studio.grid.ts';

/** All pictures that are due when a timer comes at these moments. */
function ticksAt(moments: readonly number[]): Tick[] {
  const grid = new Grid();
  const ticks: Tick[] = [];
  for (const moment of moments) {
    for (let due = grid.tick(moment); due; due = grid.tick(moment)) ticks.push(due);
  }
  return ticks;
}

const every = (ms: number, count: number) =>
  Array.from({ length: count }, (_, index) => index * ms);

test('thirty pictures a second, a keyframe every two, however often the timer comes', () => {
  const ticks = ticksAt(every(7, 600));
  expect(ticks).toHaveLength(126);
  expect(ticks.slice(0, 3).map(({ at }) => at)).toEqual([0, 33_333, 66_667]);
  expect(ticks.filter(({ isKey }) => isKey).map(({ at }) => at)).toEqual([0, 2_000_000, 4_000_000]);
});

test('times do not drift: an hour is an hour', () => {
  expect(ticksAt(every(1_000, 3_601)).at(-1)).toEqual({ at: 3_600_000_000, isKey: true });
});

test('a timer that stood still leaves out pictures, never the first of a piece', () => {
  const [first, ...later] = ticksAt([0, 3_000]);
  expect(first).toEqual({ at: 0, isKey: true });
  expect(later.map(({ at }) => at)).toEqual([
    333_333, 666_667, 1_000_000, 1_333_333, 1_666_667, 2_000_000, 2_333_333, 2_666_667, 3_000_000,
  ]);
  expect(later.filter(({ isKey }) => isKey).map(({ at }) => at)).toEqual([2_000_000]);
});
