import type { PollState, PollVote, PollVoteInput } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { StageRow } from '../stages/index.ts';
import type { PollRow } from './polls.rows.ts';

const columns = sql`
  organisation_id as "organisationId", event_id as "eventId", stage_id as "stageId", id,
  run_id as "runId", kind, question, options, shows_results as "showsResults", state,
  opened_at as "openedAt", version`;

type Stage = Pick<StageRow, 'organisationId' | 'eventId' | 'id'>;

const onStage = ({ organisationId, eventId, id }: Stage): Sql =>
  sql`organisation_id = ${organisationId} and event_id = ${eventId} and stage_id = ${id}`;

export const findPolls = (
  db: Db,
  stage: Stage,
  { runId, hasDrafts }: { runId: number | null; hasDrafts: boolean },
  most: number,
) =>
  db.rows<PollRow>(
    sql`select ${columns} from polls
        where ${onStage(stage)} and case when state = 'draft' then ${hasDrafts}
          else run_id is not distinct from ${runId} end
        order by id desc limit ${most}`,
  );

export const findPoll = (db: Db, organisationId: number, id: number) =>
  db.row<PollRow>(
    sql`select ${columns} from polls where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Nobody votes or changes it until the transaction ends. */
export const lockPoll = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`select from polls where organisation_id = ${organisationId} and id = ${id} for no key update`,
  );

/** It stays as it is until the transaction ends; others hold it as well. */
export const holdPoll = (db: Db, organisationId: number, id: number) =>
  db.row<PollRow>(
    sql`select ${columns} from polls where organisation_id = ${organisationId} and id = ${id}
        for share`,
  );

export const countPolls = async (db: Db, stage: Stage): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) from polls where ${onStage(stage)}`))
    ?.count ?? 0;

type Written = Pick<PollRow, 'kind' | 'question' | 'options' | 'showsResults'>;

export const insertPoll = (
  db: Db,
  { organisationId, eventId, id }: Stage,
  { kind, question, options, showsResults }: Written,
) =>
  db.row<PollRow>(
    sql`insert into polls
          (organisation_id, event_id, stage_id, kind, question, options, shows_results, state)
        values (${organisationId}, ${eventId}, ${id}, ${kind}, ${JSON.stringify(question)},
          ${JSON.stringify(options)}, ${showsResults}, 'draft')
        returning ${columns}`,
  );

export const updatePoll = (
  db: Db,
  organisationId: number,
  id: number,
  { kind, question, options, showsResults }: Written,
) =>
  db.row<PollRow>(
    sql`update polls set kind = ${kind}, question = ${JSON.stringify(question)},
          options = ${JSON.stringify(options)}, shows_results = ${showsResults},
          version = version + 1
        where organisation_id = ${organisationId} and id = ${id} returning ${columns}`,
  );

/** Opened a second time it stays with what was live the first time. */
export const setState = (
  db: Db,
  { organisationId, id }: Pick<PollRow, 'organisationId' | 'id'>,
  { state, runId, at }: { state: Exclude<PollState, 'draft'>; runId: number | null; at: Date },
) =>
  db.row<PollRow>(
    sql`update polls set state = ${state},
          run_id = case when opened_at is null then ${runId} else run_id end,
          opened_at = case when ${state} = 'open' then ${at} else coalesce(opened_at, ${at}) end,
          closed_at = case when ${state} = 'closed' then ${at}::timestamptz end,
          version = version + 1
        where organisation_id = ${organisationId} and id = ${id} returning ${columns}`,
  );

export const findOpenOn = (db: Db, organisationId: number, stageId: number) =>
  db.row<PollRow>(
    sql`select ${columns} from polls
        where organisation_id = ${organisationId} and stage_id = ${stageId} and state = 'open'`,
  );

export const deletePoll = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from polls where organisation_id = ${organisationId} and id = ${id}`);

export const adoptPolls = (
  db: Db,
  { organisationId, stageId, id }: { organisationId: number; stageId: number; id: number },
) =>
  db.rows<PollRow>(
    sql`update polls set run_id = ${id}, version = version + 1
        where organisation_id = ${organisationId} and stage_id = ${stageId} and run_id is null
          and state = 'open' returning ${columns}`,
  );

const vote = sql`poll_id as "pollId", choices, words, version`;

export const findVotes = (
  db: Db,
  { organisationId, id: personId }: { organisationId: number; id: number },
  pollIds: readonly number[],
) =>
  db.rows<PollVote>(
    sql`select ${vote} from polls_votes
        where organisation_id = ${organisationId} and person_id = ${personId}
          and poll_id = any(${pollIds}::bigint[]) order by poll_id`,
  );

/** The same again changes nothing. */
export const upsertVote = (
  db: Db,
  { organisationId, id: personId }: { organisationId: number; id: number },
  pollId: number,
  { choices, words }: PollVoteInput,
) =>
  db.row<PollVote>(
    sql`insert into polls_votes as v (organisation_id, poll_id, person_id, choices, words)
        values (${organisationId}, ${pollId}, ${personId}, ${choices}, ${words})
        on conflict (organisation_id, poll_id, person_id) do update
          set choices = excluded.choices, words = excluded.words, version = v.version + 1
          where (v.choices, v.words) is distinct from (excluded.choices, excluded.words)
        returning ${vote}`,
  );
