import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { leftOf, sizeOf, takenOf } from '../../stock/index.ts';

/** By stock: what is left of it, and a stock made smaller than what was sold has nothing left. */
export const findStocks = (db: Db, organisationId: number, eventId: number) =>
  db.rows<{ quotaId: number; left: number }>(
    sql`select p.quota_id as "quotaId",
          greatest(0, ${sizeOf(sql`p`)} - ${takenOf(sql`p`)}) as left
        from tickets_pools p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}`,
  );

/** Of an invitation. */
export const findCodeLeft = (db: Db, organisationId: number, id: number) =>
  db.row<{ quotaId: number; left: number }>(
    sql`select c.quota_id as "quotaId", ${leftOf(sql`c`)} as left from tickets_codes c
        where c.organisation_id = ${organisationId} and c.id = ${id} and c.quota_id is not null`,
  );
