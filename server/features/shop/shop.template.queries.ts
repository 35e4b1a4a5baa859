import type { Db } from '../../platform/db/db.ts';
import { plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import { anywhere } from '../../platform/search/looking.ts';

export interface TemplateRow {
  id: number;
  name: string;
  description: string;
  brand: string;
  price: number;
  picture: string | null;
  hasFreeShipping: boolean;
  rating: number | null;
}

const columns = sql`p.id, p.name, p.description, p.brand, p.low_price as price,
  p.pictures[1] as picture, p.has_free_shipping as "hasFreeShipping", p.rating::float8 as rating`;

/** By its name alone, as the spec searches; the index of all that is searched goes first. */
function chosen(organisationId: number, q: string): Sql {
  const pattern = anywhere(q);
  return sql`p.organisation_id = ${organisationId} and p.state = 'on_sale'
    and p.search_text like ${pattern} and plain_words(p.name) like ${pattern}`;
}

const orders: Readonly<Record<string, Sql>> = {
  'price-asc': sql`p.low_price, p.id`,
  'price-desc': sql`p.low_price desc, p.id desc`,
};
const featured = sql`p.id desc`;

export const findForTemplate = (
  db: Db,
  organisationId: number,
  { q, sortBy, offset, limit }: { q: string; sortBy: string; offset: number; limit: number },
) =>
  db.rows<TemplateRow>(
    plannedAnew(
      sql`select ${columns} from shop_products p where ${chosen(organisationId, q)}
          order by ${orders[sortBy] ?? featured} limit ${limit} offset ${offset}`,
    ),
  );

export const countForTemplate = async (db: Db, organisationId: number, q: string) =>
  (
    await db.row<{ total: number }>(
      plannedAnew(
        sql`select count(*) as total from shop_products p where ${chosen(organisationId, q)}`,
      ),
    )
  )?.total ?? 0;

export const findOneForTemplate = (db: Db, organisationId: number, id: number) =>
  db.row<TemplateRow>(
    sql`select ${columns} from shop_products p
        where p.organisation_id = ${organisationId} and p.id = ${id} and p.state = 'on_sale'`,
  );

export const findWishedForTemplate = (db: Db, organisationId: number, personId: number) =>
  db.rows<TemplateRow & { itemId: number }>(
    sql`select ${columns}, w.id as "itemId" from shop_wishes w
        join shop_products p on p.organisation_id = w.organisation_id and p.id = w.product_id
        where w.organisation_id = ${organisationId} and w.person_id = ${personId}
          and p.state = 'on_sale'
        order by w.id`,
  );

export interface TemplateLineRow extends TemplateRow {
  itemId: number;
  variantId: number;
  quantity: number;
  offers: number;
  discount: number;
  days: number;
}

/** At the price of the variant that is in it. */
export const findLinesForTemplate = (db: Db, organisationId: number, personId: number) =>
  db.rows<TemplateLineRow>(
    sql`select ${columns}, v.price, l.id as "itemId", l.variant_id as "variantId", l.quantity,
          l.drawn_offers as offers, l.drawn_discount as discount, l.drawn_days as days
        from shop_cart_lines l
        join shop_products p on p.organisation_id = l.organisation_id and p.id = l.product_id
        join shop_variants v on v.organisation_id = l.organisation_id and v.id = l.variant_id
        where l.organisation_id = ${organisationId} and l.person_id = ${personId}
          and p.state = 'on_sale' and not v.is_withdrawn
        order by l.id`,
  );
