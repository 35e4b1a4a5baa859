import { expect, test } from 'vitest';
import { colours, isColour, readableContrast, readColour, whiteContrast } from './colours.ts';

test.each(Object.entries(colours))('white text can be read on %s', (_, colour) => {
  expect(isColour(colour)).toBe(true);
  expect(whiteContrast(colour)).toBeGreaterThanOrEqual(readableContrast);
});

test.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.5],
  ['#777777', 4.4],
])('white on %s has a contrast of %d', (colour, contrast) => {
  expect(whiteContrast(colour)).toBe(contrast);
});

test.each([
  ['4C56DD', '#4c56dd'],
  [' #abc ', '#aabbcc'],
  ['#4c', '#4c'],
  ['  ', ''],
])('%j is read as %j', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});
