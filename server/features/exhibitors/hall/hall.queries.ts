import type { BoothContent, Tier } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isMember } from '../booths/booths.staff.queries.ts';

export interface ShownRow {
  id: number;
  tier: Tier;
  shown: BoothContent;
}

export interface StaffOfFloorRow {
  exhibitorId: number;
  personId: number;
  fullName: string;
  avatar: string | null;
}

export const findFloor = (db: Db, organisationId: number, eventId: number) =>
  db.rows<ShownRow>(
    sql`select id, tier, shown from exhibitors
        where organisation_id = ${organisationId} and event_id = ${eventId} and is_shown
        order by id`,
  );

/** Of all booths on the floor. */
export const findStaffOfFloor = (db: Db, organisationId: number, eventId: number) =>
  db.rows<StaffOfFloorRow>(
    sql`select s.exhibitor_id as "exhibitorId", s.person_id as "personId",
               coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.avatar
        from exhibitors_staff s ${isMember} join accounts a on a.id = s.person_id
        join exhibitors x on x.organisation_id = s.organisation_id and x.id = s.exhibitor_id
          and x.is_shown
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
        order by s.exhibitor_id, s.joined_at, s.person_id`,
  );
