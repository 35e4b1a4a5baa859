import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Variants that are sold under one of these numbers. */
export const findSkus = (db: Db, organisationId: number, skus: readonly string[]) =>
  db.rows<{ sku: string; productId: number }>(
    sql`select lower(sku) as sku, product_id as "productId" from shop_variants
        where organisation_id = ${organisationId} and sku <> '' and not is_withdrawn
          and lower(sku) = any(${skus.map((sku) => sku.toLowerCase())}::text[])`,
  );
