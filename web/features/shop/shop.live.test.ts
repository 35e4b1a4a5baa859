import type { InvoiceSettings, ShownProduct, ShownQuery } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay, type Said } from '../../testing/live/replay.ts';
import {
  cart,
  catalogue,
  detail,
  facets,
  product,
  settings,
  shown,
  wishlist,
} from './shop.live.ts';

interface Shop {
  currency: string;
  /** What it costs; null: not on sale. */
  products: Readonly<Record<number, number | null>>;
  /** How many the reader has in the cart, and what they wish for. */
  inCart: Readonly<Record<number, number>>;
  wished: readonly number[];
}

type Deed =
  | { kind: 'price'; id: number; price: number | null; isMany: boolean }
  | { kind: 'put'; id: number; quantity: number }
  | { kind: 'wish'; id: number }
  | { kind: 'currency'; currency: string };

const id = fc.integer({ min: 1, max: 4 });
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    kind: fc.constant('price' as const),
    id,
    price: fc.option(fc.nat(9)),
    isMany: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('put' as const), id, quantity: fc.nat(3) }),
  fc.record({ kind: fc.constant('wish' as const), id }),
  fc.record({ kind: fc.constant('currency' as const), currency: fc.constantFrom('EUR', 'JPY') }),
);

const begin: Shop = {
  currency: 'EUR',
  products: { 1: 1, 2: 2, 3: 3, 4: null },
  inCart: { 1: 1 },
  wished: [2],
};

function act(truth: Shop, deed: Deed): { truth: Shop; says: readonly Said[] } {
  switch (deed.kind) {
    case 'price': {
      const products = { ...truth.products, [deed.id]: deed.price };
      const ids = deed.isMany ? null : [deed.id];
      return { truth: { ...truth, products }, says: [['shop.products_changed', { ids }]] };
    }
    case 'put': {
      const inCart = { ...truth.inCart, [deed.id]: deed.quantity };
      return { truth: { ...truth, inCart }, says: [['shop.cart_changed', {}]] };
    }
    case 'wish': {
      const others = truth.wished.filter((one) => one !== deed.id);
      const wished = others.length < truth.wished.length ? others : [...others, deed.id];
      return { truth: { ...truth, wished }, says: [['shop.wishlist_changed', {}]] };
    }
    case 'currency':
      return {
        truth: { ...truth, currency: deed.currency },
        says: [['invoices.settings_changed', { settings: {} as InvoiceSettings }]],
      };
  }
}

const onSale = ({ products }: Shop) =>
  Object.entries(products).flatMap(([key, price]) =>
    price === null ? [] : [{ id: Number(key), lowPrice: price } as ShownProduct],
  );

const queries: ShownQuery[] = [{}, { until: 2 }];

test('the shop, what runs it, the cart and the wishes are what a fresh reading gives', () =>
  expectReplay({
    begin,
    deeds,
    act,
    reads: [
      ...queries.map((query) => ({
        options: shown.options(query),
        answer: (shop: Shop) => ({
          products: onSale(shop).filter(({ lowPrice }) => lowPrice <= (query.until ?? 9)),
          currency: 'EUR',
        }),
      })),
      {
        options: facets.options(),
        answer: (shop: Shop) => ({ currency: 'EUR', count: onSale(shop).length }),
      },
      {
        options: detail.options(2),
        answer: (shop: Shop) => ({ id: 2, price: shop.products[2], related: onSale(shop) }),
      },
      {
        options: catalogue.options({}),
        answer: ({ products }: Shop) => ({ products, currency: 'EUR' }),
      },
      {
        options: product.options(1),
        answer: ({ products }: Shop) => ({ id: 1, price: products[1] }),
      },
      { options: settings.options(), answer: ({ currency }: Shop) => ({ currency }) },
      {
        options: cart.options(),
        answer: ({ inCart, products }: Shop) => ({
          currency: 'EUR',
          lines: Object.entries(inCart).map(([key, quantity]) => ({
            productId: Number(key),
            quantity,
            price: products[Number(key)],
          })),
        }),
      },
      {
        options: wishlist.options(),
        answer: ({ wished, products }: Shop) => ({
          currency: 'EUR',
          products: wished.map((one) => ({ id: one, lowPrice: products[one] })),
        }),
      },
    ],
  }));
