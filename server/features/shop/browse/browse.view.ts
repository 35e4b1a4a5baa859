import type { ShownDetail, ShownProduct, ShownVariant } from '@plenum/contract';
import type { ProductRow, VariantRow } from '../shop.rows.ts';
import { slugOf } from '../shop.slug.ts';
import type { ShownRow } from './browse.queries.ts';

export const shownView = (row: ShownRow, currency: string): ShownProduct => ({
  id: row.id,
  slug: slugOf(row),
  name: row.name,
  brand: row.brand,
  picture: row.picture,
  currency,
  lowPrice: row.lowPrice,
  highPrice: row.highPrice,
  lowListPrice: row.lowListPrice,
  discount: row.discount,
  hasFreeShipping: row.hasFreeShipping,
  isInStock: row.isInStock,
  onlyVariantId: row.onlyVariantId,
  rating: row.rating,
  ratings: row.ratings,
});

/** How many there are beyond a few is nobody's business. */
const mostTold = 9;

const variantView = (row: VariantRow): ShownVariant => ({
  id: row.id,
  values: row.values,
  sku: row.sku,
  price: row.price,
  listPrice: row.listPrice,
  left: row.left === null || row.left > mostTold ? null : row.left,
});

interface Around {
  shown: ShownRow;
  variants: readonly VariantRow[];
  related: readonly ShownRow[];
  currency: string;
}

export const detailView = (
  row: ProductRow,
  { shown, variants, related, currency }: Around,
): ShownDetail => ({
  ...shownView(shown, currency),
  description: row.description,
  categories: row.categories,
  pictures: row.pictures,
  taxRate: row.taxRate,
  needsShipping: row.needsShipping,
  optionNames: row.optionNames,
  variants: variants.map(variantView),
  related: related.map((one) => shownView(one, currency)),
});
