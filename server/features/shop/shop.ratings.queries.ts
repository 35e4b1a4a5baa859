import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

interface NewRating {
  productId: number;
  personId: number;
  stars: number;
  words?: string;
}

/** The product is held first, so that two ratings at once both count. */
export const upsertRating = (
  db: Db,
  organisationId: number,
  { productId, personId, stars, words = '' }: NewRating,
) =>
  db.run(
    sql`with held as (select id from shop_products
          where organisation_id = ${organisationId} and id = ${productId} for no key update)
        insert into shop_ratings (organisation_id, product_id, person_id, stars, words)
        select ${organisationId}, id, ${personId}, ${stars}, ${words} from held
        on conflict (organisation_id, product_id, person_id)
          do update set stars = excluded.stars, words = excluded.words`,
  );

export const addUpRatings = (db: Db, organisationId: number, productId: number) =>
  db.run(
    sql`update shop_products p set stars = r.stars, ratings = r.ratings
        from (select coalesce(sum(stars), 0) as stars, count(*) as ratings from shop_ratings
              where organisation_id = ${organisationId} and product_id = ${productId}) r
        where p.organisation_id = ${organisationId} and p.id = ${productId}`,
  );
