import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptInside, squareOf, wholeCrop } from './crop-geometry.ts';

const length = fc.integer({ min: 1, max: 8000 });
const anywhere = fc.double({ min: -1e5, max: 1e5, noNaN: true });

test('whatever is dragged and zoomed, the square lies inside the picture', () => {
  fc.assert(
    fc.property(length, length, anywhere, anywhere, anywhere, (width, height, x, y, zoom) => {
      const size = { width, height };
      const { left, top, side } = squareOf(size, keptInside(size, { x, y, zoom }));
      expect(left).toBeGreaterThanOrEqual(-1e-6);
      expect(top).toBeGreaterThanOrEqual(-1e-6);
      expect(left + side).toBeLessThanOrEqual(width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(height + 1e-6);
      expect(side).toBeGreaterThan(0);
    }),
  );
});

test('at first the middle of the picture is taken, as large as it can be', () => {
  const size = { width: 300, height: 200 };
  expect(squareOf(size, wholeCrop(size))).toEqual({ left: 50, top: 0, side: 200 });
});
