import { type Sql, sql } from '../../platform/db/sql.ts';

/** Who dropped a card at an event, and when; what was withdrawn does not count. */
export const cardDeeds = (organisationId: number, eventId: number): Sql =>
  sql`select person_id, dropped_at as at from dropcards
      where organisation_id = ${organisationId} and event_id = ${eventId} and withdrawn_at is null`;
