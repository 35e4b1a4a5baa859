import type { NewQuestion, QuestionRules, QuestionState, QuestionVote } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { chatPerson } from '../chat/index.ts';
import type { Place, QuestionRow } from './questions.rows.ts';

const columns = sql`
  q.organisation_id as "organisationId", q.event_id as "eventId", q.stage_id as "stageId", q.id,
  q.run_id as "runId", q.person_id as "personId", q.is_anonymous as "isAnonymous", q.text, q.state,
  q.is_pinned as "isPinned", q.answer, q.asked_at as "askedAt", q.votes, q.version,
  ${chatPerson} as author`;

const from = sql`questions q left join accounts a on a.id = q.person_id`;

const inPlace = ({ organisationId, eventId, stageId, runId }: Place): Sql => sql`
  q.organisation_id = ${organisationId} and q.event_id = ${eventId} and q.stage_id = ${stageId}
  and q.run_id is not distinct from ${runId}`;

interface Seen {
  personId: number;
  mayModerate: boolean;
}

/** Those being talked about, then those most wanted; what is answered comes last. */
export const findQuestions = (
  db: Db,
  place: Place,
  { personId, mayModerate }: Seen,
  most: number,
) =>
  db.rows<QuestionRow>(
    sql`select ${columns} from ${from}
        where ${inPlace(place)}
          and (${mayModerate} or q.state in ('open', 'answered') or q.person_id = ${personId})
        order by q.is_pinned desc, q.state in ('answered', 'hidden'), q.votes desc, q.id
        limit ${most}`,
  );

export const findQuestion = (db: Db, organisationId: number, id: number) =>
  db.row<QuestionRow>(
    sql`select ${columns} from ${from} where q.organisation_id = ${organisationId} and q.id = ${id}`,
  );

/** Nobody else changes it until the transaction ends. */
export const lockQuestion = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`select from questions where organisation_id = ${organisationId} and id = ${id} for no key update`,
  );

export const findQuestionsById = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<QuestionRow>(
    sql`select ${columns} from ${from}
        where q.organisation_id = ${organisationId} and q.id = any(${ids}::bigint[]) order by q.id`,
  );

export const insertQuestion = (
  db: Db,
  { organisationId, eventId, stageId, runId }: Place,
  {
    text,
    isAnonymous,
    state,
    personId,
    at,
  }: NewQuestion & {
    state: QuestionState;
    personId: number;
    at: Date;
  },
) =>
  db.row<{ id: number }>(
    sql`insert into questions
          (organisation_id, event_id, stage_id, run_id, person_id, is_anonymous, text, state, asked_at)
        values (${organisationId}, ${eventId}, ${stageId}, ${runId}, ${personId}, ${isAnonymous},
          ${text}, ${state}, ${at})
        returning id`,
  );

type Changed = Pick<QuestionRow, 'organisationId' | 'id' | 'state' | 'isPinned' | 'answer'>;

export const updateQuestion = (
  db: Db,
  { organisationId, id, state, isPinned, answer }: Changed,
  at: Date,
) =>
  db.run(
    sql`update questions set state = ${state}, is_pinned = ${isPinned}, answer = ${answer},
          answered_at = case when ${state} = 'answered' then coalesce(answered_at, ${at}) end,
          version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** All others of the same run; those that were. */
export const unpinOthers = (db: Db, place: Place, id: number) =>
  db.rows<{ id: number }>(
    sql`update questions q set is_pinned = false, version = version + 1
        where ${inPlace(place)} and is_pinned and id <> ${id} returning id`,
  );

export const deleteQuestion = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from questions where organisation_id = ${organisationId} and id = ${id}`);

export const adoptQuestions = (
  db: Db,
  { organisationId, stageId, id }: { organisationId: number; stageId: number; id: number },
) =>
  db.run(
    sql`update questions set run_id = ${id}, version = version + 1
        where organisation_id = ${organisationId} and stage_id = ${stageId} and run_id is null`,
  );

export const findRules = async (
  db: Db,
  { organisationId, stageId }: Pick<Place, 'organisationId' | 'stageId'>,
): Promise<QuestionRules> =>
  (await db.row<QuestionRules>(
    sql`select is_open as "isOpen", is_moderated as "isModerated",
               slow_seconds as "slowSeconds" from questions_rules
        where organisation_id = ${organisationId} and stage_id = ${stageId}`,
  )) ?? { isOpen: true, isModerated: false, slowSeconds: 0 };

export const upsertRules = (
  db: Db,
  { organisationId, eventId, stageId }: Omit<Place, 'runId'>,
  { isOpen, isModerated, slowSeconds }: QuestionRules,
) =>
  db.run(
    sql`insert into questions_rules (organisation_id, event_id, stage_id, is_open, is_moderated,
          slow_seconds)
        values (${organisationId}, ${eventId}, ${stageId}, ${isOpen}, ${isModerated},
          ${slowSeconds})
        on conflict (organisation_id, stage_id) do update
          set is_open = excluded.is_open, is_moderated = excluded.is_moderated,
              slow_seconds = excluded.slow_seconds`,
  );

export const findVotes = (db: Db, personId: number, place: Place) =>
  db.rows<QuestionVote>(
    sql`select v.question_id as "questionId", v.is_up as "isUp", v.version
        from questions_votes v
        join questions q on q.organisation_id = v.organisation_id and q.id = v.question_id
        where v.person_id = ${personId} and ${inPlace(place)} order by v.question_id`,
  );

/** Null: it was so before. */
export const upsertVote = (
  db: Db,
  organisationId: number,
  { questionId, personId, isUp }: { questionId: number; personId: number; isUp: boolean },
) =>
  db.row<QuestionVote>(
    sql`insert into questions_votes as v (organisation_id, question_id, person_id, is_up)
        select ${organisationId}, ${questionId}, ${personId}, ${isUp}
        where ${isUp} or exists (select from questions_votes
          where organisation_id = ${organisationId} and question_id = ${questionId}
            and person_id = ${personId})
        on conflict (organisation_id, question_id, person_id) do update
          set is_up = excluded.is_up, version = v.version + 1 where v.is_up <> excluded.is_up
        returning question_id as "questionId", is_up as "isUp", version`,
  );

export const findVote = (db: Db, organisationId: number, questionId: number, personId: number) =>
  db.row<QuestionVote>(
    sql`select question_id as "questionId", is_up as "isUp", version from questions_votes
        where organisation_id = ${organisationId} and question_id = ${questionId}
          and person_id = ${personId}`,
  );

export const addToVotes = (db: Db, organisationId: number, id: number, more: number) =>
  db.run(
    sql`update questions set votes = votes + ${more}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );
