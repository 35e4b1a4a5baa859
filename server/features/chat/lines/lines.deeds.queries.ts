import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Who wrote in a channel or at a desk of an event, and when. */
export const lineDeeds = (organisationId: number, eventId: number): Sql =>
  sql`select l.author_id as person_id, l.created_at as at
      from chat_conversations c
      join chat_lines l on l.organisation_id = c.organisation_id and l.conversation_id = c.id
      where c.organisation_id = ${organisationId} and c.event_id = ${eventId}
        and l.author_id is not null`;
