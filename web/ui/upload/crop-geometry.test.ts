import { describe, expect, test } from 'vitest';
import { centreAt, keptInside, nearest, placeOf, squareOf, wholeCrop } from './crop-geometry.ts';

const sizes = [
  { width: 1, height: 1 },
  { width: 300, height: 200 },
  { width: 40, height: 8000 },
];
const places = [-1e5, -1, 0, 0.5, 99, 1e5];
const crops = places.flatMap((x) =>
  places.flatMap((y) => [-3, 1, 2.5, nearest, 60].map((zoom) => ({ x, y, zoom }))),
);

describe.each(sizes)('in a picture of $width × $height', (size) => {
  test('the square stays inside, whatever is dragged and zoomed', () => {
    for (const crop of crops) {
      const { left, top, side } = squareOf(size, keptInside(size, crop));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
      expect(side).toBeGreaterThan(0);
    }
  });
});

test('at first the middle of the picture is taken, as large as it can be', () => {
  const size = { width: 300, height: 200 };
  expect(squareOf(size, wholeCrop(size))).toEqual({ left: 50, top: 0, side: 200 });
});

test('a slider and the picture agree about the place', () => {
  expect(placeOf(300, 100, centreAt(300, 100, 0.25))).toBe(0.25);
  expect(placeOf(300, 300, 150)).toBe(0.5);
});
