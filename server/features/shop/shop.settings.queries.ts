import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export const findCurrency = (db: Db, organisationId: number) =>
  db.row<{ currency: string }>(
    sql`select currency from shop_settings where organisation_id = ${organisationId}`,
  );

export const lockCurrency = (db: Db, organisationId: number) =>
  db.row<{ currency: string }>(
    sql`select currency from shop_settings where organisation_id = ${organisationId} for update`,
  );

export const ensureCurrency = (db: Db, organisationId: number, currency: string) =>
  db.run(
    sql`insert into shop_settings (organisation_id, currency)
        values (${organisationId}, ${currency}) on conflict do nothing`,
  );

export const updateCurrency = (db: Db, organisationId: number, currency: string) =>
  db.run(
    sql`update shop_settings set currency = ${currency} where organisation_id = ${organisationId}`,
  );

export const hasProducts = async (db: Db, organisationId: number) =>
  (await db.row(
    sql`select from shop_products where organisation_id = ${organisationId} limit 1`,
  )) !== null;
