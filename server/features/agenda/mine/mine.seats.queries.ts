import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface Whose {
  organisationId: number;
  eventId: number;
  personId: number;
}

/** True: something came or went. */
export const replaceSeats = async (
  db: Db,
  { organisationId, eventId, personId }: Whose,
  sessionIds: readonly number[],
): Promise<boolean> =>
  (await db.row(
    sql`with gone as (
          delete from agenda_stars where organisation_id = ${organisationId}
            and event_id = ${eventId} and person_id = ${personId} and is_seat
            and session_id <> all(${sessionIds}::bigint[]) returning session_id),
        come as (
          insert into agenda_stars (organisation_id, event_id, person_id, session_id, is_seat)
          select ${organisationId}, ${eventId}, ${personId}, s, true
          from unnest(${sessionIds}::bigint[]) s on conflict do nothing returning session_id)
        select from gone union all select from come limit 1`,
  )) !== null;
