import type { ShownVariant } from '@plenum/contract';
import { expect, test } from 'vitest';
import { choosing, firstValues, valuesAt, variantOf } from './browse.choosing.ts';

const aVariant = (id: number, values: string[], left: number | null): ShownVariant => ({
  id,
  values,
  sku: '',
  price: 1,
  listPrice: 1,
  left,
});
const variants = [
  aVariant(1, ['M', 'Blue'], 0),
  aVariant(2, ['M', 'Red'], null),
  aVariant(3, ['L', 'Blue'], 3),
];

test('the first that can be had is chosen at first', () => {
  expect(firstValues(variants)).toEqual(['M', 'Red']);
  expect(firstValues(variants.slice(0, 1))).toEqual(['M', 'Blue']);
  expect(firstValues([aVariant(4, [], 2)])).toEqual([]);
});

test('each value says whether it can be had with the others that are chosen', () => {
  expect(valuesAt(variants, ['M', 'Red'], 1)).toEqual([
    { value: 'Blue', isInStock: false },
    { value: 'Red', isInStock: true },
  ]);
  expect(valuesAt(variants, ['M', 'Red'], 0)).toEqual([
    { value: 'M', isInStock: true },
    { value: 'L', isInStock: false },
  ]);
});

test('choosing keeps the other options where there is such a variant', () => {
  expect(choosing(variants, ['M', 'Red'], 1, 'Blue')).toEqual(['M', 'Blue']);
  expect(choosing(variants, ['M', 'Red'], 0, 'L')).toEqual(['L', 'Blue']);
  expect(variantOf(variants, ['L', 'Red'])).toBeUndefined();
});
