import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

interface Who {
  organisationId: number;
  personId: number;
}

/** Who is no member any more buys nothing here; the stars they gave and the orders they
 * placed stay. */
export async function forgetInShop(tx: Db, { organisationId, personId }: Who): Promise<void> {
  await tx.run(
    sql`delete from shop_cart_lines
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
  await tx.run(
    sql`delete from shop_addresses
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
  await tx.run(
    sql`delete from shop_wishes
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
}

/** For the copy of a person's data. */
export const findShopAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select 'cart' as kind, l.organisation_id as "organisationId", p.name, l.quantity,
          null::integer as stars, null::jsonb as said
        from shop_cart_lines l
        join shop_products p on p.organisation_id = l.organisation_id and p.id = l.product_id
        where l.person_id = ${personId}
        union all
        select 'wish', w.organisation_id, p.name, null, null, null
        from shop_wishes w
        join shop_products p on p.organisation_id = w.organisation_id and p.id = w.product_id
        where w.person_id = ${personId}
        union all
        select 'rating', r.organisation_id, p.name, null, r.stars, null
        from shop_ratings r
        join shop_products p on p.organisation_id = r.organisation_id and p.id = r.product_id
        where r.person_id = ${personId}
        union all
        select 'address', organisation_id, null, null, null, said
        from shop_addresses where person_id = ${personId}
        order by 2, 1, 3`,
  );
