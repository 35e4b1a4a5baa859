import type { ProductHead, ProductQuery } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import { leftOf, takenOf } from '../../stock/index.ts';
import { isInStock, looking, ofProduct } from '../shop.looking.ts';

type Filter = Pick<ProductQuery, 'q' | 'state' | 'category' | 'brand' | 'stock'>;

export interface HeadRow extends Omit<ProductHead, 'createdAt'> {
  createdAt: Date;
}

const orders: Readonly<Record<string, Sql>> = {
  name: sql`lower(p.name) collate "C", p.id`,
  '-name': sql`lower(p.name) collate "C" desc, p.id desc`,
  brand: sql`lower(p.brand) collate "C", p.id`,
  '-brand': sql`lower(p.brand) collate "C" desc, p.id desc`,
  price: sql`p.low_price, p.id`,
  '-price': sql`p.low_price desc, p.id desc`,
  created: sql`p.created_at, p.id`,
  '-created': sql`p.created_at desc, p.id desc`,
};

const variant = sql`v`;

const orderOf = ({ sort = '-created' }: ProductQuery): Sql => orders[sort] ?? nothing;

const matching = (organisationId: number, filter: Filter): Sql =>
  sql`p.organisation_id = ${organisationId}
      ${filter.state ? sql`and p.state = ${filter.state}` : nothing}
      ${looking(filter)}`;

export const productsLike = (organisationId: number, filter: Filter): Sql =>
  sql`select from shop_products p where ${matching(organisationId, filter)}`;

/** The page is found first: what its rows have in stock is looked up for these alone. */
export const findHeads = (
  db: Db,
  organisationId: number,
  query: ProductQuery,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<HeadRow>(
    plannedAnew(
      sql`with page as materialized (
            select * from shop_products p where ${matching(organisationId, query)}
            order by ${orderOf(query)} limit ${limit} offset ${offset})
          select p.id, p.name, p.brand, p.categories, p.state, p.pictures[1] as picture,
            p.low_price as "lowPrice", p.high_price as "highPrice", p.discount,
            p.variant_count as "variantCount", p.rating::float8 as rating, p.ratings,
            p.created_at as "createdAt", p.version, ${isInStock} as "isInStock",
            (select case when bool_or(v.quota_id is null) then null
               else sum(${leftOf(variant)}) end ${ofProduct}) as left,
            (select coalesce(sum(${takenOf(variant)}), 0) ${ofProduct}) as sold
          from page p order by ${orderOf(query)}`,
    ),
  );
