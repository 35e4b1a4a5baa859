import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { StageRow } from '../stages.rows.ts';

type Which = Pick<StageRow, 'organisationId' | 'eventId' | 'id'>;

interface OnStage {
  stageId: number;
  sessionId: number;
}

/** Of these stages of one event. */
export const findHeld = (db: Db, organisationId: number, stageIds: readonly number[]) =>
  db.rows<OnStage>(
    sql`select stage_id as "stageId", session_id as "sessionId" from stages_held
        where organisation_id = ${organisationId} and stage_id = any(${stageIds})`,
  );

export const insertHeld = (db: Db, { organisationId, eventId, id }: Which, sessionId: number) =>
  db.run(
    sql`insert into stages_held (organisation_id, event_id, stage_id, session_id)
        values (${organisationId}, ${eventId}, ${id}, ${sessionId}) on conflict do nothing`,
  );

export const deleteHeld = (db: Db, { organisationId, id }: Which, sessionId: number) =>
  db.run(
    sql`delete from stages_held where organisation_id = ${organisationId}
          and stage_id = ${id} and session_id = ${sessionId}`,
  );

/** When each was last begun on each, by whomever. */
export const findBegun = (db: Db, organisationId: number, stageIds: readonly number[]) =>
  db.rows<OnStage & { beganAt: Date }>(
    sql`select stage_id as "stageId", session_id as "sessionId", max(began_at) as "beganAt"
        from stages_runs
        where organisation_id = ${organisationId} and stage_id = any(${stageIds})
          and session_id is not null
        group by stage_id, session_id`,
  );

/** Of all organisations: stages on which the agenda began what goes on. */
export const findBegunByAgenda = (db: Db) =>
  db.rows<{ stageId: number }>(
    sql`select stage_id as "stageId" from stages_runs where state <> 'ended' and by_agenda`,
  );
