import { expect, test } from 'vitest';
import { moved, settingsOf, valuesOf } from './ways.values.ts';

const ways = [
  { way: 'transfer', isOn: true, words: { en: 'Thank you' } },
  { way: 'on_site', isOn: false, words: {} },
] as const;

test('what was read is what is saved', () => {
  expect(settingsOf(valuesOf({ version: 3, ways: [...ways] }))).toEqual(ways);
});

test('a way is moved by one place, and stays where there is none', () => {
  const { ways: values } = valuesOf({ version: 3, ways: [...ways] });
  const order = (list: typeof values) => list.map(({ id }) => id);
  expect(order(moved(values, 'on_site', -1))).toEqual(['on_site', 'transfer']);
  expect(order(moved(values, 'on_site', 1))).toEqual(['transfer', 'on_site']);
  expect(order(moved(values, 'transfer', -1))).toEqual(['transfer', 'on_site']);
});
