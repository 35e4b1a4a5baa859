import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface VariantContent {
  position: number;
  values: string[];
  sku: string;
  listPrice: number;
  price: number;
  quotaId: number | null;
}

export const insertVariant = (
  db: Db,
  organisationId: number,
  productId: number,
  variant: VariantContent,
) =>
  db.run(
    sql`insert into shop_variants (organisation_id, product_id, position, option_values, sku,
          list_price, price, quota_id)
        values (${organisationId}, ${productId}, ${variant.position}, ${variant.values},
          ${variant.sku}, ${variant.listPrice}, ${variant.price}, ${variant.quotaId})`,
  );

export const updateVariant = (
  db: Db,
  organisationId: number,
  id: number,
  variant: VariantContent,
) =>
  db.run(
    sql`update shop_variants set position = ${variant.position},
          option_values = ${variant.values}, sku = ${variant.sku},
          list_price = ${variant.listPrice}, price = ${variant.price},
          quota_id = ${variant.quotaId}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const withdrawVariants = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.run(
    sql`update shop_variants set is_withdrawn = true
        where organisation_id = ${organisationId} and id = any(${ids}::bigint[])`,
  );

/** Before they are given anew: two that change places would have one number for a moment. */
export const clearSkus = (db: Db, organisationId: number, productId: number) =>
  db.run(
    sql`update shop_variants set sku = '' where organisation_id = ${organisationId}
          and product_id = ${productId} and sku <> '' and not is_withdrawn`,
  );

/** Numbers that variants of other products have. */
export const findTakenSkus = (
  db: Db,
  organisationId: number,
  productId: number,
  skus: readonly string[],
) =>
  db.rows<{ sku: string }>(
    sql`select sku from shop_variants
        where organisation_id = ${organisationId} and product_id <> ${productId}
          and sku <> '' and not is_withdrawn
          and lower(sku) = any(${skus.map((sku) => sku.toLowerCase())}::text[])`,
  );

/** Also of those that are sold no more. */
export const findQuotaIds = async (db: Db, organisationId: number, productId: number) =>
  (
    await db.rows<{ id: number }>(
      sql`select quota_id as id from shop_variants
          where organisation_id = ${organisationId} and product_id = ${productId}
            and quota_id is not null`,
    )
  ).map(({ id }) => id);
