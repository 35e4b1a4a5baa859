import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Nothing where no product has a price in it. */
export const findCurrency = (db: Db, organisationId: number) =>
  db.row<{ currency: string }>(
    sql`select s.currency from shop_settings s
        where s.organisation_id = ${organisationId}
          and exists (select from shop_products p where p.organisation_id = s.organisation_id)`,
  );

/** Nobody else changes products until the transaction ends, also when there were none. */
export async function lockCurrency(db: Db, organisationId: number, usual: string): Promise<string> {
  await db.run(
    sql`insert into shop_settings (organisation_id, currency)
        values (${organisationId}, ${usual}) on conflict do nothing`,
  );
  const row = await db.row<{ currency: string }>(
    sql`select currency from shop_settings where organisation_id = ${organisationId} for no key update`,
  );
  return row?.currency ?? usual;
}

export const putCurrency = (db: Db, organisationId: number, currency: string) =>
  db.run(
    sql`update shop_settings set currency = ${currency} where organisation_id = ${organisationId}`,
  );

export const hasProducts = async (db: Db, organisationId: number) =>
  (await db.row(
    sql`select from shop_products where organisation_id = ${organisationId} limit 1`,
  )) !== null;
