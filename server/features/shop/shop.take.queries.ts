import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Of what can be bought now. */
export const findDrawnFrom = (db: Db, organisationId: number, variantIds: readonly number[]) =>
  db.rows<{ variantId: number; productId: number; quotaId: number | null }>(
    sql`select v.id as "variantId", v.product_id as "productId", v.quota_id as "quotaId"
        from shop_variants v
        join shop_products p on p.organisation_id = v.organisation_id and p.id = v.product_id
        where v.organisation_id = ${organisationId} and v.id = any(${variantIds}::bigint[])
          and not v.is_withdrawn and p.state = 'on_sale'`,
  );

/** From the first order on they can be archived only. */
export const markOrdered = (
  db: Db,
  organisationId: number,
  productIds: readonly number[],
  at: Date,
) =>
  db.run(
    sql`update shop_products p set ordered_at = ${at}
        from (select id from shop_products
              where organisation_id = ${organisationId} and id = any(${productIds}::bigint[])
                and ordered_at is null
              order by id for no key update) first
        where p.organisation_id = ${organisationId} and p.id = first.id`,
  );
