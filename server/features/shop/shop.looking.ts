import type { ProductQuery } from '@plenum/contract';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';
import { isLeft } from '../stock/index.ts';
import { anywhere } from '../../platform/search/looking.ts';

/** The variants that are sold of `p`, a product. */
export const ofProduct: Sql = sql`from shop_variants v where v.organisation_id = p.organisation_id
  and v.product_id = p.id and not v.is_withdrawn`;

/** Whether any of them can be had. */
export const isInStock: Sql = sql`exists (select ${ofProduct} and ${isLeft(sql`v`)})`;

const stocked = (stock: ProductQuery['stock']): Sql => {
  if (!stock) return nothing;
  return stock === 'in' ? sql`and ${isInStock}` : sql`and not ${isInStock}`;
};

/** What searching the shop and searching all products have in common. */
export const looking = ({
  q,
  category,
  brand,
  stock,
}: Pick<ProductQuery, 'q' | 'category' | 'brand' | 'stock'>): Sql =>
  sql`${q ? sql`and p.search_text like ${anywhere(q)}` : nothing}
      ${category ? sql`and p.categories @> ${[category]}::text[]` : nothing}
      ${brand ? sql`and lower(p.brand) collate "C" = ${brand.toLowerCase()}` : nothing}
      ${stocked(stock)}`;
