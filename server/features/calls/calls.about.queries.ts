import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** In every organisation the person is in: with whom they talked, and when. */
export const findCallsAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select organisation_id as "organisationId", conversation_id as "conversationId",
               caller_id = ${personId} as "isCaller",
               case when caller_id = ${personId} then callee_id else caller_id end as "personId",
               state, has_video as "hasVideo", rang_at as "rangAt", answered_at as "answeredAt",
               ended_at as "endedAt"
        from calls where ${personId} in (caller_id, callee_id)
        order by organisation_id, id`,
  );
