import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** In the draft or published: a booth may name a session before visitors see it. */
export const isSessionOf = async (
  db: Db,
  organisationId: number,
  eventId: number,
  sessionId: number,
) =>
  (await db.row(
    sql`select from agenda_sessions where organisation_id = ${organisationId}
          and event_id = ${eventId} and id = ${sessionId} and not is_deleted`,
  )) !== null;
