import type { Product, ProductHead, Variant, VariantInput } from '@plenum/contract';
import { slugOf } from '../shop.slug.ts';
import type { ProductContent, ProductRow, VariantRow } from '../shop.rows.ts';
import type { HeadRow } from './manage.list.queries.ts';

const variantView = (row: VariantRow): Variant => ({
  id: row.id,
  values: row.values,
  sku: row.sku,
  listPrice: row.listPrice,
  price: row.price,
  stock: row.stock,
  sold: row.sold,
});

/** As they would be sent to stay as they are. */
export const variantInput = (row: VariantRow): VariantInput => ({
  id: row.id,
  values: row.values,
  sku: row.sku,
  listPrice: row.listPrice,
  stock: row.stock,
});

export const contentView = (row: ProductContent): ProductContent => ({
  name: row.name,
  description: row.description,
  brand: row.brand,
  categories: row.categories,
  taxRate: row.taxRate,
  discount: row.discount,
  hasFreeShipping: row.hasFreeShipping,
  needsShipping: row.needsShipping,
  state: row.state,
  optionNames: row.optionNames,
});

export const productView = (
  row: ProductRow,
  variants: readonly VariantRow[],
  currency: string,
): Product => ({
  id: row.id,
  ...contentView(row),
  slug: slugOf(row),
  currency,
  pictures: row.pictures,
  variants: variants.map(variantView),
  wasOrdered: row.wasOrdered,
  rating: row.rating,
  ratings: row.ratings,
  version: row.version,
});

export const headView = (row: HeadRow): ProductHead => ({
  id: row.id,
  name: row.name,
  brand: row.brand,
  categories: row.categories,
  state: row.state,
  picture: row.picture,
  lowPrice: row.lowPrice,
  highPrice: row.highPrice,
  discount: row.discount,
  variantCount: row.variantCount,
  left: row.left,
  sold: row.sold,
  isInStock: row.isInStock,
  rating: row.rating,
  ratings: row.ratings,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});
