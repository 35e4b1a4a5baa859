import type { BoothContent, Tier } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface ShownRow {
  id: number;
  tier: Tier;
  shown: BoothContent;
}

export const findFloor = (db: Db, organisationId: number, eventId: number) =>
  db.rows<ShownRow>(
    sql`select id, tier, shown from exhibitors
        where organisation_id = ${organisationId} and event_id = ${eventId} and is_shown
        order by id`,
  );

/** Of all booths on the floor. */
export const findStaffOfFloor = (db: Db, organisationId: number, eventId: number) =>
  db.rows<{ exhibitorId: number; personId: number }>(
    sql`select s.exhibitor_id as "exhibitorId", s.person_id as "personId"
        from exhibitors_staff s
        join exhibitors x on x.organisation_id = s.organisation_id and x.id = s.exhibitor_id
          and x.is_shown
        join organisations_members m on m.organisation_id = s.organisation_id
          and m.person_id = s.person_id and m.removed_at is null and m.deactivated_at is null
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
        order by s.exhibitor_id, s.joined_at, s.person_id`,
  );
