import type {
  Cart,
  Messages,
  Product,
  ProductPage,
  ProductQuery,
  ShopFacets,
  ShopSettings,
  ShownDetail,
  ShownPage,
  ShownQuery,
  Wishlist,
} from '@plenum/contract';
import { again, readAgain, type Words } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import {
  readCart,
  readCatalogue,
  readDetail,
  readFacets,
  readProduct,
  readSettings,
  readShown,
  readWishlist,
} from './shop.api.ts';

/** Many may buy at once: what shows what is left is read again when it is calmer. */
const calmMs = 500;

type Told = Messages['shop.products_changed'];

const isAbout = ({ ids }: Told, id: number): boolean => ids === null || ids.includes(id);

/** Only the server knows which page of which search something belongs to. */
const anyProduct = <Args, State>(): Words<Args, State> => ({
  'shop.products_changed': () => readAgain(undefined, calmMs),
});

const oneProduct = <State>(): Words<number, State> => ({
  'shop.products_changed': (told) => readAgain((id) => isAbout(told, id), calmMs),
});

export const shown = liveAnswer<ShownPage, ShownQuery>({
  key: ['shop', 'shown'],
  read: readShown,
  told: anyProduct,
});

export const facets = liveAnswer<ShopFacets>({
  key: ['shop', 'facets'],
  read: (_, signal) => readFacets(signal),
  told: anyProduct,
});

/** Others like it stand beside it: what changed may be one of them. */
export const detail = liveAnswer<ShownDetail, number>({
  key: ['shop', 'detail'],
  read: readDetail,
  told: anyProduct,
});

export const catalogue = liveAnswer<ProductPage, ProductQuery>({
  key: ['shop', 'catalogue'],
  read: readCatalogue,
  told: anyProduct,
});

export const product = liveAnswer<Product, number>({
  key: ['shop', 'product'],
  read: readProduct,
  told: oneProduct,
});

export const settings = liveAnswer<ShopSettings>({
  key: ['shop', 'settings'],
  read: (_, signal) => readSettings(signal),
  told: () => ({ ...anyProduct(), 'invoices.settings_changed': () => readAgain() }),
});

export const cart = liveAnswer<Cart>({
  key: ['shop', 'cart'],
  read: (_, signal) => readCart(signal),
  told: () => ({
    'shop.cart_changed': () => readAgain(),
    'shop.shipping_changed': () => readAgain(undefined, calmMs),
    'shop.products_changed': (told) => ({
      step: (known) =>
        known.lines.some(({ productId }) => isAbout(told, productId)) ? again : known,
      calmMs,
    }),
  }),
});

export const wishlist = liveAnswer<Wishlist>({
  key: ['shop', 'wishlist'],
  read: (_, signal) => readWishlist(signal),
  told: () => ({
    'shop.wishlist_changed': () => readAgain(),
    'shop.products_changed': (told) => ({
      step: (known) => (known.products.some(({ id }) => isAbout(told, id)) ? again : known),
      calmMs,
    }),
  }),
});
