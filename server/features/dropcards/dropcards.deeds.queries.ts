import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** Who dropped a card at an event, and when; what was withdrawn does not count. */
export const cardDeeds = (organisationId: number, eventId: number): Sql =>
  sql`select person_id, dropped_at as at from dropcards
      where organisation_id = ${organisationId} and event_id = ${eventId} and withdrawn_at is null`;

/** How many people dropped a card at each booth of an event. */
export const countCards = (db: Db, organisationId: number, eventId: number) =>
  db.rows<{ exhibitorId: number; people: number }>(
    sql`select exhibitor_id as "exhibitorId", count(distinct person_id) as people
        from dropcards
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and withdrawn_at is null and exhibitor_id is not null
        group by 1`,
  );
