import type { StageInput } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { isSent, type StageRow } from './stages.rows.ts';

/** Of what is not of its kind nothing is kept. */
const fallbackOf = ({ fallback = null }: StageInput) => ({
  kind: fallback?.kind ?? null,
  address: fallback?.kind === 'recording' ? null : (fallback?.address ?? null),
  runId: fallback?.kind === 'recording' ? fallback.runId : null,
});

const columns = sql`
  organisation_id as "organisationId", event_id as "eventId", id, name, room_id as "roomId", source,
  address, version, follows_agenda as "followsAgenda", is_recorded as "isRecorded",
  case when fallback_kind <> 'recording' or fallback_run_id is not null then jsonb_build_object(
    'kind', fallback_kind, 'address', fallback_address, 'runId', fallback_run_id) end as fallback`;

export const findStages = (db: Db, organisationId: number, eventId: number) =>
  db.rows<StageRow>(
    sql`select ${columns} from stages
        where organisation_id = ${organisationId} and event_id = ${eventId} order by position, id`,
  );

export const findStage = (db: Db, organisationId: number, eventId: number, id: number) =>
  db.row<StageRow>(
    sql`select ${columns} from stages
        where organisation_id = ${organisationId} and event_id = ${eventId} and id = ${id}`,
  );

/** Whatever event it is of. */
export const findStageAnywhere = (db: Db, organisationId: number, id: number) =>
  db.row<StageRow>(
    sql`select ${columns} from stages where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Of all organisations: what the agenda may begin. */
export const findFollowing = (db: Db) =>
  db.rows<StageRow & { roomId: number }>(
    sql`select ${columns} from stages where follows_agenda and room_id is not null
        order by organisation_id, event_id, id`,
  );

/** Nothing begins on it until the transaction ends; others may hold it as well. */
export const holdStage = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`select from stages where organisation_id = ${organisationId} and id = ${id} for key share`,
  );

/** Waits for whoever holds it, and holds them off. */
export const lockStage = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`select from stages where organisation_id = ${organisationId} and id = ${id} for no key update`,
  );

/** What is sent here has none. */
const addressOf = ({ source, address }: StageInput) => (isSent(source) ? null : address);

export const insertStage = (db: Db, organisationId: number, eventId: number, stage: StageInput) =>
  db.row<{ id: number }>(
    sql`insert into stages (organisation_id, event_id, name, room_id, source, address,
          fallback_kind, fallback_address, fallback_run_id, follows_agenda, is_recorded, position)
        values (${organisationId}, ${eventId}, ${JSON.stringify(stage.name)},
          ${stage.roomId}, ${stage.source}, ${addressOf(stage)},
          ${fallbackOf(stage).kind}, ${fallbackOf(stage).address},
          ${fallbackOf(stage).runId}, ${stage.followsAgenda ?? false}, ${stage.isRecorded ?? true},
          (select coalesce(max(position), 0) + 1 from stages
           where organisation_id = ${organisationId} and event_id = ${eventId}))
        returning id`,
  );

export const updateStage = (db: Db, organisationId: number, id: number, stage: StageInput) =>
  db.run(
    sql`update stages set name = ${JSON.stringify(stage.name)}, room_id = ${stage.roomId},
          source = ${stage.source}, address = ${addressOf(stage)},
          fallback_kind = ${fallbackOf(stage).kind},
          fallback_address = ${fallbackOf(stage).address},
          fallback_run_id = ${fallbackOf(stage).runId},
          follows_agenda = ${stage.followsAgenda ?? false},
          is_recorded = ${stage.isRecorded ?? true}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteStage = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from stages where organisation_id = ${organisationId} and id = ${id}`);

export const orderStages = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.run(
    sql`update stages s set position = place
        from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
        where s.organisation_id = ${organisationId} and s.id = wanted.id`,
  );
