import type { Cart, CartLine } from '@plenum/contract';
import { reckon } from '../../../platform/amounts/lines.ts';
import { slugOf } from '../shop.slug.ts';
import type { LineRow } from './cart.queries.ts';

const sumsOf = (rows: readonly LineRow[]) =>
  reckon({
    lines: rows.map(({ quantity, price, taxRate }) => ({
      quantity,
      unitPrice: price,
      discount: null,
      taxRate,
      taxReason: null,
    })),
    discount: null,
    pricesIncludeTax: true,
  });

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

export function cartView(rows: readonly LineRow[], currency: string): Cart {
  const buyable = rows.filter((row) => row.isSold && isEnough(row));
  const { net, tax, gross } = sumsOf(buyable);
  return {
    lines: rows.map(lineView),
    count: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    currency,
    net,
    tax,
    gross,
    isReady: rows.length > 0 && buyable.length === rows.length && rows.every(isAsSeen),
  };
}
