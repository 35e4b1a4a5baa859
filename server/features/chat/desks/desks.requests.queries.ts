import type { RequestState } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { SeenRow } from '../chat.rows.ts';

export type Which = Pick<SeenRow, 'organisationId' | 'id'>;

export interface RequestRow {
  state: RequestState;
  waitingSince: Date | null;
  takenBy: number | null;
}

/** Nobody else changes it until the transaction ends. */
export const lockRequest = (db: Db, { organisationId, id }: Which) =>
  db.row<RequestRow>(
    sql`select state, waiting_since as "waitingSince", taken_by as "takenBy" from chat_requests
        where organisation_id = ${organisationId} and conversation_id = ${id} for no key update`,
  );

/** Whoever begins to wait anew can be alerted of anew. */
export const upsertRequest = (
  db: Db,
  { organisationId, id }: Which,
  { state, waitingSince, takenBy }: RequestRow,
  at: Date,
) =>
  db.run(
    sql`insert into chat_requests as r
          (organisation_id, conversation_id, state, waiting_since, taken_by, changed_at)
        values (${organisationId}, ${id}, ${state}, ${waitingSince}, ${takenBy}, ${at})
        on conflict (organisation_id, conversation_id) do update
        set state = excluded.state, taken_by = excluded.taken_by, changed_at = excluded.changed_at,
            waiting_since = excluded.waiting_since,
            alerted_at = case when r.waiting_since is not distinct from excluded.waiting_since
              then r.alerted_at end`,
  );

/** Who waits at the same desk, the longest first. */
export const findWaiting = (db: Db, seen: SeenRow, limit: number) =>
  db.rows<{ conversationId: number; askerId: number }>(
    sql`select c.id as "conversationId", c.asker_id as "askerId"
        from chat_conversations c
        join chat_requests q on q.organisation_id = c.organisation_id and q.conversation_id = c.id
        where c.organisation_id = ${seen.organisationId} and c.event_id = ${seen.eventId}
          and c.kind = ${seen.kind} and coalesce(c.subject_id, 0) = ${seen.subjectId ?? 0}
          and c.archived_at is null and q.state = 'waiting'
        order by q.waiting_since, c.id limit ${limit}`,
  );

/** False when it was answered a moment ago. */
export const updateMissed = async (db: Db, { organisationId, id }: Which, at: Date) =>
  (await db.run(
    sql`update chat_requests set state = 'missed', changed_at = ${at}
        where organisation_id = ${organisationId} and conversation_id = ${id}
          and state in ('waiting', 'taken') and waiting_since is not null`,
  )) > 0;
