import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { ProductContent } from '../shop.rows.ts';

export const insertProduct = (
  db: Db,
  organisationId: number,
  content: ProductContent,
  createdAt: Date,
) =>
  db.row<{ id: number }>(
    sql`insert into shop_products (organisation_id, name, description, brand, categories, tax_rate,
          discount, has_free_shipping, needs_shipping, state, option_names, created_at)
        values (${organisationId}, ${content.name}, ${content.description}, ${content.brand},
          ${content.categories}, ${content.taxRate}, ${content.discount},
          ${content.hasFreeShipping}, ${content.needsShipping}, ${content.state},
          ${content.optionNames}, ${createdAt})
        returning id`,
  );

export const updateProduct = (
  db: Db,
  organisationId: number,
  id: number,
  content: ProductContent & { pictures: string[] },
) =>
  db.run(
    sql`update shop_products set name = ${content.name}, description = ${content.description},
          brand = ${content.brand}, categories = ${content.categories},
          tax_rate = ${content.taxRate}, discount = ${content.discount},
          has_free_shipping = ${content.hasFreeShipping},
          needs_shipping = ${content.needsShipping}, state = ${content.state},
          option_names = ${content.optionNames}, pictures = ${content.pictures},
          version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updatePictures = (
  db: Db,
  organisationId: number,
  id: number,
  pictures: readonly string[],
) =>
  db.run(
    sql`update shop_products set pictures = ${pictures}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** What lists show of the variants that are sold. */
export const updateSummary = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`update shop_products p set low_price = v.low, high_price = v.high,
          low_list_price = v.low_list, variant_count = v.count, skus = v.skus
        from (
          select coalesce(min(price), 0) as low, coalesce(max(price), 0) as high,
            coalesce(min(list_price), 0) as low_list, count(*) as count,
            coalesce(string_agg(sku, ' ' order by position, id) filter (where sku <> ''), '') as skus
          from shop_variants
          where organisation_id = ${organisationId} and product_id = ${id} and not is_withdrawn
        ) v
        where p.organisation_id = ${organisationId} and p.id = ${id}`,
  );

export const deleteProduct = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from shop_products where organisation_id = ${organisationId} and id = ${id}`);
