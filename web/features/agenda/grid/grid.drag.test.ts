import { expect, test } from 'vitest';
import { scrollStep } from '../../../ui/drag/scroll-step.ts';
import { cornerOf, type Ground, spotAt } from './grid.drag.ts';

const ground: Ground = {
  left: 100,
  top: 50,
  width: 800,
  columns: 4,
  minute: 2,
  minutes: 1440,
  isRtl: false,
};

test.each([
  [110, 50 + 2 * 600, { column: 0, from: 600 }],
  [110, 50 + 2 * 602, { column: 0, from: 600 }],
  [110, 50 + 2 * 603, { column: 0, from: 605 }],
  [310, 50, { column: 1, from: 0 }],
  [5000, -900, { column: 3, from: 0 }],
  [110, 50 + 2 * 5000, { column: 0, from: 1435 }],
])('at %i, %i lies a spot of five minutes', (x, y, spot) => {
  expect(spotAt(ground, x, y)).toEqual(spot);
});

test('from right to left the first room is on the right', () => {
  const mirrored = { ...ground, isRtl: true };
  expect(spotAt(mirrored, 110, 50).column).toBe(3);
  expect(cornerOf(mirrored, { column: 0, from: 30 })).toEqual({ x: 700, y: 110 });
});

test('the corner of a spot is that spot', () => {
  const spot = { column: 2, from: 615 };
  const { x, y } = cornerOf(ground, spot);
  expect(spotAt(ground, x + 1, y)).toEqual(spot);
});

test('near an edge it scrolls, the nearer the faster', () => {
  expect(scrollStep(400, 0, 800)).toBe(0);
  expect(scrollStep(30, 0, 800)).toBe(-6);
  expect(scrollStep(-500, 0, 800)).toBe(-14);
  expect(scrollStep(790, 0, 800)).toBeGreaterThan(0);
});
