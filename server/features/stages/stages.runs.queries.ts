import type { RunEnd, RunInput, RunState } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { CutRow, RunRow } from './stages.rows.ts';

const columns = sql`
  organisation_id as "organisationId", event_id as "eventId", stage_id as "stageId", id,
  session_id as "sessionId", state, ended_by as "endedBy", is_recorded as "isRecorded",
  by_agenda as "byAgenda",
  is_shown as "isShown", sending, began_at as "beganAt", live_at as "liveAt",
  heard_at as "heardAt", ended_at as "endedAt", seconds, bytes, films,
  most_viewers as "mostViewers", is_closed as "isClosed", cut,
  is_downloadable as "isDownloadable", written_consent as "writtenConsent"`;

export const findOpenRuns = (db: Db, organisationId: number, eventId: number) =>
  db.rows<RunRow>(
    sql`select ${columns} from stages_runs
        where organisation_id = ${organisationId} and event_id = ${eventId} and state <> 'ended'`,
  );

export const findOpenRunOf = (db: Db, organisationId: number, stageId: number) =>
  db.row<RunRow>(
    sql`select ${columns} from stages_runs
        where organisation_id = ${organisationId} and stage_id = ${stageId} and state <> 'ended'`,
  );

export const findRun = (db: Db, organisationId: number, eventId: number, id: number) =>
  db.row<RunRow>(
    sql`select ${columns} from stages_runs
        where organisation_id = ${organisationId} and event_id = ${eventId} and id = ${id}`,
  );

/** Nobody else changes it until the transaction ends. */
export const lockRun = (db: Db, organisationId: number, id: number) =>
  db.row<RunRow>(
    sql`select ${columns} from stages_runs
        where organisation_id = ${organisationId} and id = ${id} for no key update`,
  );

export const findRunsOf = (db: Db, organisationId: number, stageId: number) =>
  db.rows<RunRow>(
    sql`select ${columns} from stages_runs
        where organisation_id = ${organisationId} and stage_id = ${stageId}`,
  );

/** Whoever began or ended it: its time has been used. */
export const wasOnSince = async (
  db: Db,
  { organisationId, id }: { organisationId: number; id: number },
  sessionId: number,
  since: Date,
): Promise<boolean> =>
  (await db.row(
    sql`select from stages_runs
        where organisation_id = ${organisationId} and stage_id = ${id}
          and session_id = ${sessionId} and began_at >= ${since} limit 1`,
  )) !== null;

/** When somebody last ended what was on there. */
export const findEndedByPerson = (db: Db, organisationId: number, stageId: number) =>
  db.row<{ endedAt: Date }>(
    sql`select ended_at as "endedAt" from stages_runs
        where organisation_id = ${organisationId} and stage_id = ${stageId}
          and ended_by = 'by_person'
        order by ended_at desc limit 1`,
  );

const mostRecordings = 500;

export const findRecordings = (
  db: Db,
  organisationId: number,
  eventId: number,
  { hidden }: { hidden: boolean },
) =>
  db.rows<RunRow>(
    sql`select ${columns} from stages_runs
        where organisation_id = ${organisationId} and event_id = ${eventId} and state = 'ended'
          and is_recorded and seconds > 0 and (is_shown or ${hidden})
        order by ended_at desc limit ${mostRecordings}`,
  );

/** Of all organisations: what goes on, and what has ended and is not closed. */
export const findFollowed = (db: Db) =>
  db.rows<RunRow>(sql`select ${columns} from stages_runs where state <> 'ended' or not is_closed`);

interface Begun extends RunInput {
  state: RunState;
  /** Null: the agenda or an encoder began it. */
  personId: number | null;
  byAgenda: boolean;
  at: Date;
}

export const insertRun = (
  db: Db,
  { organisationId, eventId, id }: { organisationId: number; eventId: number; id: number },
  { sessionId, isRecorded, state, personId, byAgenda, at }: Begun,
) =>
  db.row<{ id: number }>(
    sql`insert into stages_runs (organisation_id, event_id, stage_id, session_id, state,
          is_recorded, began_by, by_agenda, began_at, live_at)
        values (${organisationId}, ${eventId}, ${id}, ${sessionId}, ${state}, ${isRecorded},
          ${personId}, ${byAgenda}, ${at}, ${state === 'live' ? at : null})
        on conflict do nothing returning id`,
  );

export const nextSending = (db: Db, organisationId: number, id: number) =>
  db.row<{ sending: number }>(
    sql`update stages_runs set sending = sending + 1
        where organisation_id = ${organisationId} and id = ${id} returning sending`,
  );

/** False: it is not live. */
export const noteHeard = async (db: Db, organisationId: number, id: number, at: Date) =>
  (await db.run(
    sql`update stages_runs set heard_at = ${at}
        where organisation_id = ${organisationId} and id = ${id} and state = 'live'`,
  )) > 0;

export async function setState(
  db: Db,
  { organisationId, id }: { organisationId: number; id: number },
  state: Exclude<RunState, 'ended'>,
  at: Date,
): Promise<void> {
  await db.run(
    sql`update stages_runs set state = ${state},
          live_at = case when ${state} = 'live' then coalesce(live_at, ${at}) else live_at end,
          heard_at = case when ${state} = 'live' then ${at} else heard_at end
        where organisation_id = ${organisationId} and id = ${id}`,
  );
  await noteChange(db, { organisationId, id }, state, at);
}

export async function setEnded(
  db: Db,
  { organisationId, id }: { organisationId: number; id: number },
  { by, at, isShown, isClosed }: { by: RunEnd; at: Date; isShown: boolean; isClosed: boolean },
): Promise<void> {
  await db.run(
    sql`update stages_runs set state = 'ended', ended_by = ${by}, ended_at = ${at},
          is_shown = ${isShown}, is_closed = ${isClosed}
        where organisation_id = ${organisationId} and id = ${id}`,
  );
  await noteChange(db, { organisationId, id }, 'ended', at);
}

export const noteChange = (
  db: Db,
  { organisationId, id }: { organisationId: number; id: number },
  state: RunState,
  at: Date,
) =>
  db.run(
    sql`insert into stages_changes (organisation_id, run_id, state, at)
        values (${organisationId}, ${id}, ${state}, ${at})`,
  );

export const setClosed = (
  db: Db,
  { organisationId, id }: { organisationId: number; id: number },
  { seconds, bytes, films }: { seconds: number; bytes: number; films: number },
) =>
  db.run(
    sql`update stages_runs
        set is_closed = true, seconds = ${seconds}, bytes = ${bytes}, films = ${films}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** In all events of an organisation. */
export const sumRecorded = async (db: Db, organisationId: number): Promise<number> =>
  (
    await db.row<{ bytes: number }>(
      sql`select coalesce(sum(bytes), 0)::bigint as bytes from stages_runs
        where organisation_id = ${organisationId} and is_recorded`,
    )
  )?.bytes ?? 0;

export type Told = Pick<RunRow, 'sessionId' | 'isShown' | 'isDownloadable' | 'writtenConsent'>;

export const setTold = (
  db: Db,
  { organisationId, id }: { organisationId: number; id: number },
  { sessionId, isShown, isDownloadable, writtenConsent }: Told,
) =>
  db.run(
    sql`update stages_runs set session_id = ${sessionId}, is_shown = ${isShown},
          is_downloadable = ${isDownloadable}, written_consent = ${writtenConsent}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const setCut = (
  db: Db,
  { organisationId, id }: { organisationId: number; id: number },
  cut: CutRow | null,
) =>
  db.run(
    sql`update stages_runs set cut = ${cut && JSON.stringify(cut)}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteRun = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from stages_runs where organisation_id = ${organisationId} and id = ${id}`);
