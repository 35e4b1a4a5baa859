import { expect, test } from 'vitest';
import {
  blankProduct,
  blankVariant,
  faultsIn,
  fieldName,
  inputOf,
  takenSkus,
  tidy,
  updateOf,
  withOptions,
} from './manage.values.ts';

const variant = (id: string, values: string[]) => ({
  ...blankVariant(0),
  id,
  values,
  listPrice: 500,
  stock: 3,
});
const shirt = {
  ...blankProduct(1_900),
  name: ' Shirt ',
  optionNames: ['Size', 'Colour'],
  variants: [variant('7', ['M', 'Blue']), variant('new 1', ['L ', 'Red'])],
};

test('options that are taken away, added or moved keep what variants say of the others', () => {
  expect(withOptions(shirt, ['Colour']).variants.map(({ values }) => values)).toEqual([
    ['Blue'],
    ['Red'],
  ]);
  const turned = withOptions(shirt, ['Colour', 'Fit', 'Size']);
  expect(turned.variants[0]?.values).toEqual(['Blue', '', 'M']);
});

test('a variant of the shop is sent with its number, a new one without', () => {
  expect(updateOf({ variants: tidy(shirt).variants })).toEqual({
    variants: [
      { id: 7, values: ['M', 'Blue'], sku: '', listPrice: 500, stock: 3 },
      { values: ['L', 'Red'], sku: '', listPrice: 500, stock: 3 },
    ],
  });
  expect(updateOf({ discount: null, name: 'Mug' })).toEqual({ discount: 0, name: 'Mug' });
  expect(inputOf(tidy(shirt))).toMatchObject({ name: 'Shirt', state: 'hidden' });
});

test('what never ends has no stock', () => {
  const [first] = shirt.variants;
  const endless = { ...blankVariant(0, first), isEndless: true };
  expect(updateOf({ variants: [endless] }).variants).toMatchObject([{ stock: null }]);
});

test('each variant lacks what it lacks', () => {
  const empty = blankVariant(1);
  const faults = faultsIn([variant('7', ['M']), variant('8', [' m']), empty]);
  expect([...faults]).toEqual([
    [fieldName('8', 'values', 0), 'double'],
    [fieldName(empty.id, 'values', 0), 'value'],
    [fieldName(empty.id, 'listPrice'), 'listPrice'],
    [fieldName(empty.id, 'stock'), 'stock'],
  ]);
});

test('a number is one variant’s, whatever its letters', () => {
  const [one, other] = [variant('7', ['M']), variant('8', ['L'])];
  const faults = faultsIn([
    { ...one, sku: 'MUG-1' },
    { ...other, sku: ' mug-1' },
  ]);
  expect([...faults]).toEqual([[fieldName('8', 'sku'), 'sku']]);
  expect([...faultsIn([one, other])]).toEqual([]);
});

test('a number the server refuses is said at the variant that has it', () => {
  const variants = [variant('7', ['M']), variant('8', ['L'])];
  expect(takenSkus(['/variants/1/sku'], variants)).toEqual([fieldName('8', 'sku')]);
  expect(takenSkus(['/variants/2/sku', '/variants/0', '/name'], variants)).toEqual([]);
});
