import { randomUUID } from 'node:crypto';
import type { Product, ProductInput } from '@plenum/contract';
import { addProduct } from '../features/shop/index.ts';
import type { Actor } from './builders.ts';
import type { TestApp } from './test-app.ts';

export const aVariant = (other: Partial<ProductInput['variants'][number]> = {}) => ({
  values: [],
  sku: '',
  listPrice: 1_290,
  stock: 40,
  ...other,
});

export const someProduct: ProductInput = {
  name: 'Summit mug',
  description: '<p>Holds <strong>300 ml</strong>.</p>',
  brand: 'Horizon',
  categories: ['Drinkware'],
  taxRate: 1_900,
  discount: 0,
  hasFreeShipping: false,
  needsShipping: true,
  state: 'on_sale',
  optionNames: [],
  variants: [aVariant()],
};

export const aProduct = (
  app: TestApp,
  { person }: Actor,
  other: Partial<ProductInput> = {},
): Promise<Product> => addProduct(app.work, person, { ...someProduct, ...other });

/** In two sizes, each with a number of its own. */
export const inSizes = (): Pick<ProductInput, 'optionNames' | 'variants'> => {
  const run = randomUUID().slice(0, 8);
  return {
    optionNames: ['Size'],
    variants: [
      aVariant({ values: ['M'], sku: `SHIRT-M-${run}`, listPrice: 2_500, stock: 3 }),
      aVariant({ values: ['L'], sku: `SHIRT-L-${run}`, listPrice: 2_900, stock: null }),
    ],
  };
};
