import { type Sql, sql } from '../../../platform/db/sql.ts';

/** The people who attend an event. */
export const attendeesAt = (organisationId: number, eventId: number): Sql =>
  sql`select person_id from events_people
      where organisation_id = ${organisationId} and event_id = ${eventId} and role = 'attendee'`;
