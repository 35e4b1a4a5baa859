import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { exhibitorColumns } from '../exhibitors.queries.ts';
import type { LineRow } from '../exhibitors.rows.ts';

/** Tier by tier, the first tier first, and within each in their order. */
export const findLines = (db: Db, organisationId: number, eventId: number) =>
  db.rows<LineRow>(
    sql`select ${exhibitorColumns},
          (select count(*) from exhibitors_staff s
             join organisations_members m on m.organisation_id = s.organisation_id
               and m.person_id = s.person_id and m.removed_at is null and m.deactivated_at is null
             where s.organisation_id = x.organisation_id and s.exhibitor_id = x.id) as staff,
          (select count(*) from exhibitors_invited i
             where i.organisation_id = x.organisation_id and i.exhibitor_id = x.id) as invited,
          (select count(distinct v.person_id) from exhibitors_visits v
             where v.organisation_id = x.organisation_id and v.exhibitor_id = x.id
               and v.visited_at is not null) as visitors
        from exhibitors x
        where x.organisation_id = ${organisationId} and x.event_id = ${eventId}
        order by array_position(array['platinum', 'gold', 'silver'], x.tier), x.place, x.id`,
  );
