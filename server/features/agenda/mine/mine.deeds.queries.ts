import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Who starred a session of an event, and when. */
export const starDeeds = (organisationId: number, eventId: number): Sql =>
  sql`select person_id, starred_at as at from agenda_stars
      where organisation_id = ${organisationId} and event_id = ${eventId}`;
