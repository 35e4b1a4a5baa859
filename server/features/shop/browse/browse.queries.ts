import type { ShopFacets, ShownProduct, ShownQuery } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import { isInStock, looking } from '../shop.looking.ts';

export interface ShownRow extends Omit<ShownProduct, 'slug' | 'currency'> {}

export const shownColumns = sql`p.id, p.name, p.brand, p.pictures[1] as picture,
  p.low_price as "lowPrice", p.high_price as "highPrice", p.low_list_price as "lowListPrice",
  p.discount, p.has_free_shipping as "hasFreeShipping", ${isInStock} as "isInStock",
  case when p.variant_count = 1 then (
    select v.id from shop_variants v where v.organisation_id = p.organisation_id
      and v.product_id = p.id and not v.is_withdrawn) end as "onlyVariantId",
  p.rating::float8 as rating, p.ratings`;

const orders: Readonly<Record<string, Sql>> = {
  featured: sql`p.id desc`,
  price: sql`p.low_price, p.id`,
  '-price': sql`p.low_price desc, p.id desc`,
  name: sql`lower(p.name) collate "C", p.id`,
  '-rating': sql`p.rating desc nulls last, p.id desc`,
};

const orderOf = ({ sort = 'featured' }: ShownQuery): Sql => orders[sort] ?? nothing;

const matching = (organisationId: number, query: ShownQuery): Sql =>
  sql`p.organisation_id = ${organisationId} and p.state = 'on_sale' ${looking(query)}
      ${query.from === undefined ? nothing : sql`and p.low_price >= ${query.from}`}
      ${query.until === undefined ? nothing : sql`and p.low_price <= ${query.until}`}
      ${query.rating === undefined ? nothing : sql`and p.rating >= ${query.rating}`}
      ${query.shipping ? sql`and p.has_free_shipping` : nothing}`;

export const shownLike = (organisationId: number, query: ShownQuery): Sql =>
  sql`select from shop_products p where ${matching(organisationId, query)}`;

/** The page is found first: what its rows have in stock is looked up for these alone. */
export const findShown = (
  db: Db,
  organisationId: number,
  query: ShownQuery,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<ShownRow>(
    plannedAnew(
      sql`with page as materialized (
            select * from shop_products p where ${matching(organisationId, query)}
            order by ${orderOf(query)} limit ${limit} offset ${offset})
          select ${shownColumns} from page p order by ${orderOf(query)}`,
    ),
  );

export const findOneShown = (db: Db, organisationId: number, id: number) =>
  db.row<ShownRow>(
    sql`select ${shownColumns} from shop_products p
        where p.organisation_id = ${organisationId} and p.id = ${id} and p.state = 'on_sale'`,
  );

/** Of one of its categories or its brand: the more they share, the earlier; the best rated first. */
export const findRelated = (
  db: Db,
  organisationId: number,
  { id, brand, categories }: { id: number; brand: string; categories: readonly string[] },
  limit: number,
) =>
  db.rows<ShownRow>(
    plannedAnew(
      sql`with near as materialized (
            (select p.* from shop_products p where p.organisation_id = ${organisationId}
               and p.state = 'on_sale' and p.categories && ${categories}::text[]
             order by p.id desc limit 200)
            union
            (select p.* from shop_products p where p.organisation_id = ${organisationId}
               and p.state = 'on_sale' and ${brand} <> ''
               and lower(p.brand) collate "C" = ${brand.toLowerCase()}
             order by p.id desc limit 200))
          select ${shownColumns} from near p where p.id <> ${id}
          order by (select count(*) from unnest(p.categories) c where c = any(${categories}::text[]))
              + (lower(p.brand) = ${brand.toLowerCase()})::int desc,
            p.rating desc nulls last, p.id desc
          limit ${limit}`,
    ),
  );

const mostFacets = 100;

type Facets = Omit<ShopFacets, 'currency'>;

/** What is on sale, by what it can be filtered by; in one look at it. */
export const findFacets = (db: Db, organisationId: number) =>
  db.row<Facets>(
    sql`with sold as materialized (
          select brand, categories, low_price from shop_products
          where organisation_id = ${organisationId} and state = 'on_sale'),
        brands as (
          select min(brand) as name, count(*) as count from sold where brand <> ''
          group by lower(brand) order by count desc, name limit ${mostFacets}),
        groups as (
          select c as name, count(*) as count from sold, unnest(categories) c
          group by c order by count desc, name limit ${mostFacets})
        select coalesce((select json_agg(brands) from brands), '[]') as brands,
          coalesce((select json_agg(groups) from groups), '[]') as categories,
          (select min(low_price) from sold) as lowest, (select max(low_price) from sold) as highest`,
  );
