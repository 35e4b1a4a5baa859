import type { ShippingRate } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Of those that were set in another currency none is left. */
export const findRates = async (
  db: Db,
  organisationId: number,
  currency: string,
): Promise<ShippingRate[]> =>
  (
    await db.row<{ rates: ShippingRate[] }>(
      sql`select rates from shop_shipping
          where organisation_id = ${organisationId} and currency = ${currency}`,
    )
  )?.rates ?? [];

export const upsertRates = (
  db: Db,
  organisationId: number,
  currency: string,
  rates: readonly ShippingRate[],
) =>
  db.run(
    sql`insert into shop_shipping (organisation_id, currency, rates)
        values (${organisationId}, ${currency}, ${JSON.stringify(rates)})
        on conflict (organisation_id)
          do update set currency = excluded.currency, rates = excluded.rates`,
  );
