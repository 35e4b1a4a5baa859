import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { leftOf, sizeOf, takenOf } from '../stock/index.ts';
import type { ProductRow, VariantRow } from './shop.rows.ts';

const columns = sql`p.id, p.name, p.description, p.brand, p.categories, p.tax_rate as "taxRate",
  p.discount, p.has_free_shipping as "hasFreeShipping", p.needs_shipping as "needsShipping",
  p.state, p.option_names as "optionNames", p.pictures, p.rating::float8 as rating, p.ratings,
  p.ordered_at is not null as "wasOrdered", p.version`;

const one = (organisationId: number, id: number): Sql =>
  sql`select ${columns} from shop_products p
      where p.organisation_id = ${organisationId} and p.id = ${id}`;

export const findProduct = (db: Db, organisationId: number, id: number) =>
  db.row<ProductRow>(one(organisationId, id));

/** One who changes it at a time. */
export const lockProduct = (db: Db, organisationId: number, id: number) =>
  db.row<ProductRow>(sql`${one(organisationId, id)} for update`);

export const findProductsIn = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<ProductRow>(
    sql`select ${columns} from shop_products p
        where p.organisation_id = ${organisationId} and p.id = any(${ids}::bigint[])
        order by p.id`,
  );

/** In the order they were made, so that a reader of all can go on after one. */
export const findProductsAfter = (db: Db, organisationId: number, after: number, limit: number) =>
  db.rows<ProductRow>(
    sql`select ${columns} from shop_products p
        where p.organisation_id = ${organisationId} and p.id > ${after}
        order by p.id limit ${limit}`,
  );

const variant = sql`v`;
const variantColumns = sql`v.id, v.product_id as "productId", v.option_values as "values", v.sku,
  v.list_price as "listPrice", v.price, v.quota_id as "quotaId", ${sizeOf(variant)} as stock,
  ${takenOf(variant)} as sold, ${leftOf(variant)} as left`;

/** Those that are sold, in their order. */
export const findVariantsIn = (db: Db, organisationId: number, productIds: readonly number[]) =>
  db.rows<VariantRow>(
    sql`select ${variantColumns} from shop_variants v
        where v.organisation_id = ${organisationId} and v.product_id = any(${productIds}::bigint[])
          and not v.is_withdrawn
        order by v.product_id, v.position, v.id`,
  );

export const findVariants = (db: Db, organisationId: number, productId: number) =>
  findVariantsIn(db, organisationId, [productId]);

export interface SoldVariant {
  productId: number;
  price: number;
  left: number | null;
}

/** Only while it and its product are on sale. */
export const findSoldVariant = (db: Db, organisationId: number, id: number) =>
  db.row<SoldVariant>(
    sql`select v.product_id as "productId", v.price, ${leftOf(variant)} as left
        from shop_variants v
        join shop_products p on p.organisation_id = v.organisation_id and p.id = v.product_id
        where v.organisation_id = ${organisationId} and v.id = ${id}
          and not v.is_withdrawn and p.state = 'on_sale'`,
  );
