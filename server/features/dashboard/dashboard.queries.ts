import type { DashboardLayout } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export const findLayout = (db: Db, organisationId: number, personId: number) =>
  db.row<DashboardLayout>(
    sql`select card_order as "order", hidden from dashboard_layouts
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );

export const keepLayout = (
  db: Db,
  organisationId: number,
  personId: number,
  { order, hidden }: DashboardLayout,
) =>
  db.run(
    sql`insert into dashboard_layouts (organisation_id, person_id, card_order, hidden)
        values (${organisationId}, ${personId}, ${order}, ${hidden})
        on conflict (organisation_id, person_id) do update
          set card_order = excluded.card_order, hidden = excluded.hidden, changed_at = now()`,
  );

/** In every organisation the person is in. */
export const findLayoutsAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select organisation_id as "organisationId", card_order as "order", hidden,
               changed_at as "changedAt"
        from dashboard_layouts where person_id = ${personId} order by organisation_id`,
  );
