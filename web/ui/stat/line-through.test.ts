import { expect, test } from 'vitest';
import { lineThrough } from './line-through.ts';

test('goes from edge to edge, the highest point on top', () => {
  expect(lineThrough([0, 10, 5], 100, 20)).toBe('M0 18 L50 2 L100 10');
});

test('a level course lies in the middle', () => {
  expect(lineThrough([3, 3], 100, 20)).toBe('M0 10 L100 10');
});

test.each([[[]], [[1]]])('%j is no line', (points) => {
  expect(lineThrough(points, 100, 20)).toBeNull();
});
