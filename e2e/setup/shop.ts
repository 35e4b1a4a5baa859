import type { Product, ProductInput } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { type Actor, send } from './api.ts';

export const aVariant = (other: object = {}) => ({
  values: [],
  sku: '',
  listPrice: 1_290,
  stock: 40,
  ...other,
});

const usual: ProductInput = {
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

export const aProduct = (by: Actor, other: Partial<ProductInput> = {}): Promise<Product> =>
  send('/api/shop/catalogue', by.accessToken, { ...usual, ...other });

/** In two sizes, of which the second is sold out. */
export const aShirt = (by: Actor): Promise<Product> =>
  aProduct(by, {
    name: 'Summit shirt',
    brand: 'Nord',
    categories: ['Clothes'],
    discount: 1_000,
    optionNames: ['Size'],
    variants: [
      aVariant({ values: ['M'], listPrice: 2_500, stock: 3 }),
      aVariant({ values: ['L'], listPrice: 2_500, stock: 0 }),
    ],
  });

export const card = (page: Page, name: string) =>
  page.locator('[data-product]').filter({ hasText: name });
/** The button in the top bar, with how much is in it. */
export const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart/ });
