import { expect, test } from 'vitest';
import { pictureHeight, pictureWidth } from './studio.encoders.ts';
import { layouts, placesIn } from './studio.scene.ts';

const whole = { x: 0, y: 0, width: pictureWidth, height: pictureHeight };

test.each(layouts)('%s: what is not there leaves its place to what is', (layout) => {
  expect(placesIn(layout, { people: 1, screen: false })).toEqual({ people: [whole], screen: null });
  expect(placesIn(layout, { people: 0, screen: true })).toEqual({ people: [], screen: whole });
  expect(placesIn(layout, { people: 0, screen: false })).toEqual({ people: [], screen: null });
});

test('with both, a layout of one shows that one alone', () => {
  expect(placesIn('camera', { people: 1, screen: true })).toEqual({
    people: [whole],
    screen: null,
  });
  expect(placesIn('screen', { people: 3, screen: true })).toEqual({ people: [], screen: whole });
});

test('in the corner the camera stands upon the screen, at a distance from the edges', () => {
  const { people, screen } = placesIn('corner', { people: 1, screen: true });
  expect(screen).toEqual(whole);
  expect(people).toEqual([{ x: 928, y: 508, width: 320, height: 180 }]);
});

test('side by side the screen is whole beside whoever is there', () => {
  const { people, screen } = placesIn('side', { people: 5, screen: true });
  for (const { x } of people) expect(screen && screen.x + screen.width).toBeLessThanOrEqual(x);
});

test.each(
  layouts.flatMap((layout) =>
    [1, 2, 3, 4, 5].flatMap((people) =>
      [true, false].map((screen) => ({ layout, people, screen })),
    ),
  ),
)('everybody has a place of their own within the picture: %o', ({ layout, people, screen }) => {
  const places = placesIn(layout, { people, screen }).people;
  expect(places).toHaveLength(screen && layout === 'screen' ? 0 : people);
  for (const [number, one] of places.entries()) {
    expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
    expect(one.x + one.width).toBeLessThanOrEqual(pictureWidth + 0.01);
    expect(one.y + one.height).toBeLessThanOrEqual(pictureHeight + 0.01);
    for (const other of places.slice(number + 1)) {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
      const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
      expect(isBeside || isAbove).toBe(true);
    }
  }
});
