import type { BoothContent } from '@plenum/contract';
import { expect, test } from 'vitest';
import { hallBooth } from './hall.view.ts';

const product = (picture: string | null) => ({
  id: 'p',
  name: 'Fan',
  words: {},
  url: null,
  picture,
});
const shown = {
  name: 'Northwind',
  tagline: {},
  description: { en: 'Long' },
  logo: null,
  banner: '/banner',
  topics: [],
  products: [product(null), product('/one'), product('/two')],
} as unknown as BoothContent;

test('of all its pictures a booth on the floor has the banner and one of a product', () => {
  expect(hallBooth({ id: 7, tier: 'gold', shown })).toEqual({
    id: 7,
    tier: 'gold',
    name: 'Northwind',
    tagline: {},
    logo: null,
    banner: '/banner',
    picture: '/one',
    topics: [],
    products: ['Fan', 'Fan', 'Fan'],
  });
  expect(hallBooth({ id: 7, tier: 'gold', shown: { ...shown, products: [] } }).picture).toBeNull();
});
