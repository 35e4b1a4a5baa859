import type { OrderSettingsUpdate } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export const findOrderSettings = (db: Db, organisationId: number) =>
  db.row<OrderSettingsUpdate>(
    sql`select grace_days as "graceDays" from shop_order_settings where organisation_id = ${organisationId}`,
  );

export const upsertOrderSettings = (db: Db, organisationId: number, set: OrderSettingsUpdate) =>
  db.run(
    sql`insert into shop_order_settings (organisation_id, grace_days)
        values (${organisationId}, ${set.graceDays})
        on conflict (organisation_id) do update set grace_days = excluded.grace_days`,
  );
