import type { OrderState } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { dayOf, isIn, type Span } from '../../../platform/db/span.ts';
import { sql } from '../../../platform/db/sql.ts';

export const findOrderDays = (db: Db, organisationId: number, span: Span) =>
  db.rows<{ day: string; state: OrderState; orders: number }>(
    sql`select ${dayOf(sql`placed_at`, span)} as day, state, count(*) as orders from shop_orders
        where organisation_id = ${organisationId} and ${isIn(sql`placed_at`, span)}
        group by 1, 2`,
  );

/** How many people bought something, and how many of them had bought before. */
export const countBuyers = (db: Db, organisationId: number, span: Span) =>
  db.row<{ fresh: number; returning: number }>(
    sql`select count(*) filter (where not had_bought) as fresh,
          count(*) filter (where had_bought) as returning
        from (select o.person_id, exists (
                select from shop_orders b where b.organisation_id = ${organisationId}
                  and b.person_id = o.person_id
                  and b.placed_at < ${span.from}::date::timestamp at time zone ${span.timeZone}
              ) as had_bought
              from shop_orders o
              where o.organisation_id = ${organisationId} and ${isIn(sql`o.placed_at`, span)}
              group by 1) buyers`,
  );
