import { expect, test } from 'vitest';
import { step } from './grid.lift.ts';

const room = { columns: 3, minutes: 1440 };
const held = { column: 1, from: 600, minutes: 45 };

test.each([
  ['ArrowUp', false, { ...held, from: 595 }],
  ['ArrowDown', false, { ...held, from: 605 }],
  ['ArrowLeft', false, { ...held, column: 0 }],
  ['ArrowRight', false, { ...held, column: 2 }],
  ['ArrowUp', true, { ...held, minutes: 40 }],
  ['ArrowDown', true, { ...held, minutes: 50 }],
  ['ArrowLeft', true, undefined],
  ['a', false, undefined],
])('%s with shift %s', (key, shiftKey, expected) => {
  expect(step(held, { key, shiftKey }, room, false)).toEqual(expected);
});

test('the arrows mean what they show from right to left', () => {
  expect(step(held, { key: 'ArrowLeft', shiftKey: false }, room, true)?.column).toBe(2);
});

test('nothing leaves the day or the rooms, and nothing becomes shorter than a step', () => {
  const corner = { column: 0, from: 0, minutes: 5 };
  const press = (key: string, shiftKey = false) => step(corner, { key, shiftKey }, room, false);
  expect(press('ArrowUp')).toEqual(corner);
  expect(press('ArrowLeft')).toEqual(corner);
  expect(press('ArrowUp', true)).toEqual(corner);
});
