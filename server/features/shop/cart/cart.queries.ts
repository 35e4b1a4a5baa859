import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { leftOf } from '../../stock/index.ts';

export interface LineRow {
  id: number;
  variantId: number;
  productId: number;
  name: string;
  brand: string;
  picture: string | null;
  optionNames: string[];
  values: string[];
  sku: string;
  quantity: number;
  price: number;
  listPrice: number;
  seenPrice: number;
  /** Null: it never ends. */
  left: number | null;
  isSold: boolean;
  hasFreeShipping: boolean;
  needsShipping: boolean;
  taxRate: number;
}

/** In the order they came in, as they stand now. */
export const findLines = (db: Db, organisationId: number, personId: number) =>
  db.rows<LineRow>(
    sql`select l.id, l.variant_id as "variantId", l.product_id as "productId", p.name, p.brand,
          p.pictures[1] as picture, p.option_names as "optionNames", v.option_values as "values",
          v.sku, l.quantity, v.price, v.list_price as "listPrice", l.seen_price as "seenPrice",
          ${leftOf(sql`v`)} as left, (p.state = 'on_sale' and not v.is_withdrawn) as "isSold",
          p.has_free_shipping as "hasFreeShipping", p.needs_shipping as "needsShipping",
          p.tax_rate as "taxRate"
        from shop_cart_lines l
        join shop_products p on p.organisation_id = l.organisation_id and p.id = l.product_id
        join shop_variants v on v.organisation_id = l.organisation_id and v.id = l.variant_id
        where l.organisation_id = ${organisationId} and l.person_id = ${personId}
        order by l.id`,
  );

/** One change of a person's cart at a time, also of one with nothing in it. */
export const lockCart = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`select pg_advisory_xact_lock(
          hashtextextended('shop_cart ' || ${personId}::text, ${organisationId}))`,
  );

export interface NewLine {
  productId: number;
  variantId: number;
  quantity: number;
  price: number;
  offers: number;
  discount: number;
  days: number;
}

/** What is in it already keeps what was drawn for it. */
export const upsertLine = (db: Db, organisationId: number, personId: number, line: NewLine) =>
  db.run(
    sql`insert into shop_cart_lines (organisation_id, person_id, product_id, variant_id, quantity,
          seen_price, drawn_offers, drawn_discount, drawn_days)
        values (${organisationId}, ${personId}, ${line.productId}, ${line.variantId},
          ${line.quantity}, ${line.price}, ${line.offers}, ${line.discount}, ${line.days})
        on conflict (organisation_id, person_id, variant_id)
          do update set quantity = excluded.quantity`,
  );

export const deleteLine = (db: Db, organisationId: number, personId: number, variantId: number) =>
  db.run(
    sql`delete from shop_cart_lines where organisation_id = ${organisationId}
          and person_id = ${personId} and variant_id = ${variantId}`,
  );

/** The prices of now are those the person knows. */
export const updateSeen = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`update shop_cart_lines l set seen_price = v.price from shop_variants v
        where l.organisation_id = ${organisationId} and l.person_id = ${personId}
          and v.organisation_id = l.organisation_id and v.id = l.variant_id
          and l.seen_price <> v.price`,
  );

/** How many different things. */
export const countItems = async (
  db: Db,
  organisationId: number,
  personId: number,
): Promise<number> =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from shop_cart_lines
          where organisation_id = ${organisationId} and person_id = ${personId}`,
    )
  )?.count ?? 0;
