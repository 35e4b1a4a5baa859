import { expect, test } from 'vitest';
import { cameSince } from './lobby-arrivals.ts';

const mia = { id: 1, name: 'Mia' };
const noah = { id: 2, name: 'Noah' };

test('at the first look nobody has come, later who was not there', () => {
  expect(cameSince(undefined, [mia])).toEqual([]);
  expect(cameSince([mia], [noah, mia])).toEqual([noah]);
  expect(cameSince([mia, noah], [mia])).toEqual([]);
});

test('nobody is told of without a name, nor for having one now', () => {
  const unnamed = { id: 1, name: undefined };
  expect(cameSince([noah], [noah, unnamed])).toEqual([]);
  expect(cameSince([unnamed, noah], [mia, noah])).toEqual([]);
});

test('who goes on to a booth is told of there', () => {
  const atBooth = { ...mia, booth: 'Northwind' };
  expect(cameSince([mia, noah], [mia, noah, atBooth])).toEqual([atBooth]);
});
