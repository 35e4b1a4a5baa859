import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export const insertSaved = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  exhibitorId: number,
) =>
  db.run(
    sql`insert into exhibitors_saved (organisation_id, event_id, exhibitor_id, person_id)
        values (${organisationId}, ${eventId}, ${exhibitorId}, ${personId}) on conflict do nothing`,
  );

export const deleteSaved = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  exhibitorId: number,
) =>
  db.run(
    sql`delete from exhibitors_saved
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and person_id = ${personId} and exhibitor_id = ${exhibitorId}`,
  );
