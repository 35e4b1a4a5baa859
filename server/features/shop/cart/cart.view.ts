import type { Cart, CartLine, ShippingRate } from '@plenum/contract';
import { spanOf } from '../shipping/shipping.rates.ts';
import { sumsOf } from '../shop.prices.ts';
import { slugOf } from '../shop.slug.ts';
import type { LineRow } from './cart.queries.ts';

const isEnough = ({ left, quantity }: LineRow): boolean => left === null || left >= quantity;
const isAsSeen = ({ price, seenPrice }: LineRow): boolean => price === seenPrice;

const lineView = (row: LineRow): CartLine => ({
  variantId: row.variantId,
  productId: row.productId,
  slug: slugOf({ id: row.productId, name: row.name }),
  name: row.name,
  brand: row.brand,
  picture: row.picture,
  optionNames: row.optionNames,
  values: row.values,
  quantity: row.quantity,
  price: row.price,
  listPrice: row.listPrice,
  priceBefore: isAsSeen(row) ? null : row.seenPrice,
  left: isEnough(row) ? null : row.left,
  isSold: row.isSold,
  hasFreeShipping: row.hasFreeShipping,
  needsShipping: row.needsShipping,
  sum: sumsOf([row]).gross,
});

interface Terms {
  currency: string;
  /** What sending costs. */
  rates: readonly ShippingRate[];
}

export function cartView(rows: readonly LineRow[], { currency, rates }: Terms): Cart {
  const buyable = rows.filter((row) => row.isSold && isEnough(row));
  return {
    lines: rows.map(lineView),
    count: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    currency,
    ...sumsOf(buyable),
    shipping: spanOf(rates, buyable),
    isReady: rows.length > 0 && buyable.length === rows.length && rows.every(isAsSeen),
  };
}
