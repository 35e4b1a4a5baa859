import { expect, test } from 'vitest';
import { pictureHeight, pictureWidth } from './studio.encoders.ts';
import { layouts, placesIn } from './studio.scene.ts';

const whole = { x: 0, y: 0, width: pictureWidth, height: pictureHeight };
const both = { camera: true, screen: true };

test.each(layouts)('%s: what is not there leaves its place to what is', (layout) => {
  expect(placesIn(layout, { camera: true, screen: false })).toEqual({
    camera: whole,
    screen: null,
  });
  expect(placesIn(layout, { camera: false, screen: true })).toEqual({
    camera: null,
    screen: whole,
  });
  expect(placesIn(layout, { camera: false, screen: false })).toEqual({
    camera: null,
    screen: null,
  });
});

test('with both, a layout of one shows that one alone', () => {
  expect(placesIn('camera', both)).toEqual({ camera: whole, screen: null });
  expect(placesIn('screen', both)).toEqual({ camera: null, screen: whole });
});

test('in the corner the camera stands upon the screen, at a distance from the edges', () => {
  const { camera, screen } = placesIn('corner', both);
  expect(screen).toEqual(whole);
  expect(camera).toEqual({ x: 928, y: 508, width: 320, height: 180 });
});

test('side by side nothing covers anything, and both are whole', () => {
  const { camera, screen } = placesIn('side', both);
  if (!camera || !screen) throw new Error('one of them is missing');
  expect(screen.x + screen.width).toBeLessThanOrEqual(camera.x);
  for (const { x, y, width, height } of [camera, screen]) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(pictureWidth);
    expect(y + height).toBeLessThanOrEqual(pictureHeight);
  }
});
