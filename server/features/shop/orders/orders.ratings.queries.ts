import type { RatingInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

const saying = (organisationId: number, productId: number): Sql =>
  sql`r.organisation_id = ${organisationId} and r.product_id = ${productId} and r.words <> ''`;

export const ratingsOf = (organisationId: number, productId: number): Sql =>
  sql`select from shop_ratings r where ${saying(organisationId, productId)}`;

export const findRatings = (
  db: Db,
  organisationId: number,
  productId: number,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<RatingInput & { at: Date }>(
    sql`select r.stars, r.words, r.rated_at as at from shop_ratings r
        where ${saying(organisationId, productId)}
        order by r.rated_at desc, r.person_id desc limit ${limit} offset ${offset}`,
  );

export const findRatingBy = (db: Db, organisationId: number, productId: number, personId: number) =>
  db.row<RatingInput>(
    sql`select stars, words from shop_ratings
        where organisation_id = ${organisationId} and product_id = ${productId}
          and person_id = ${personId}`,
  );

/** And paid for it, and has it still. */
export const hasBought = async (
  db: Db,
  organisationId: number,
  productId: number,
  personId: number,
) =>
  (await db.row(
    sql`select from shop_orders o
        join shop_order_lines l on l.organisation_id = o.organisation_id and l.order_id = o.id
        where o.organisation_id = ${organisationId} and o.person_id = ${personId}
          and o.state in ('paid', 'shipped', 'done') and l.product_id = ${productId} limit 1`,
  )) !== null;
