import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { shownColumns, type ShownRow } from '../browse/browse.queries.ts';

export interface WishRow extends ShownRow {
  isSold: boolean;
}

export const findWishes = (db: Db, organisationId: number, personId: number) =>
  db.rows<WishRow>(
    sql`select ${shownColumns}, p.state = 'on_sale' as "isSold"
        from shop_wishes w
        join shop_products p on p.organisation_id = w.organisation_id and p.id = w.product_id
        where w.organisation_id = ${organisationId} and w.person_id = ${personId}
        order by w.id desc`,
  );

/** One change of a person's wishlist at a time, also of an empty one. */
export const lockWishes = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`select pg_advisory_xact_lock(
          hashtextextended('shop_wishes ' || ${personId}::text, ${organisationId}))`,
  );

export const countWishes = async (db: Db, organisationId: number, personId: number) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from shop_wishes
          where organisation_id = ${organisationId} and person_id = ${personId}`,
    )
  )?.count ?? 0;

export const insertWish = (db: Db, organisationId: number, personId: number, productId: number) =>
  db.run(
    sql`insert into shop_wishes (organisation_id, person_id, product_id)
        values (${organisationId}, ${personId}, ${productId}) on conflict do nothing`,
  );

export const deleteWish = (db: Db, organisationId: number, personId: number, productId: number) =>
  db.run(
    sql`delete from shop_wishes where organisation_id = ${organisationId}
          and person_id = ${personId} and product_id = ${productId}`,
  );
