import type { CallState, PastCall } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { chatPerson } from '../chat/index.ts';
import type { CallRow } from './calls.rows.ts';

export const personOf = (id: Sql): Sql =>
  sql`(select coalesce(${chatPerson}, jsonb_build_object('id', a.id, 'fullName', '', 'avatar', null))
       from accounts a where a.id = ${id})`;

const columns = sql`k.organisation_id as "organisationId", k.id,
  k.conversation_id as "conversationId", k.caller_id as "callerId", k.callee_id as "calleeId",
  ${personOf(sql`k.caller_id`)} as caller, ${personOf(sql`k.callee_id`)} as callee,
  k.state, k.has_video as "hasVideo", k.caller_device as "callerDevice",
  k.callee_device as "calleeDevice", k.rang_at as "rangAt", k.answered_at as "answeredAt",
  k.ended_at as "endedAt"`;

/** Two calls between the same people, or with one of them, are made one after the other. */
export const lockPeople = (db: Db, organisationId: number, personIds: readonly number[]) =>
  db.rows<{ isActive: boolean }>(
    sql`select removed_at is null and deactivated_at is null as "isActive"
        from organisations_members
        where organisation_id = ${organisationId} and person_id = any(${personIds})
        order by person_id for no key update`,
  );

/** Whether both talk to each other, and whether who is called wants to be left alone. */
export const findCallee = (
  db: Db,
  { organisationId, conversationId }: Pick<CallRow, 'organisationId' | 'conversationId'>,
  callerId: number,
) =>
  db.row<{ id: number; isMember: boolean; isBusy: boolean }>(
    sql`select c.id, coalesce(o.standing = 'member', false) as "isMember",
               coalesce(t.status = 'busy', false) as "isBusy"
        from (select organisation_id, id as conversation_id,
                     case when low_id = ${callerId} then high_id else low_id end as id
              from chat_conversations
              where organisation_id = ${organisationId} and id = ${conversationId}
                and kind = 'direct') as c
        left join chat_members o on o.organisation_id = c.organisation_id
          and o.conversation_id = c.conversation_id and o.person_id = c.id
        left join chat_settings t on t.organisation_id = c.organisation_id and t.person_id = c.id`,
  );

/** The calls these people are in now; no more than one each. */
export const findOpen = (db: Db, organisationId: number, personIds: readonly number[]) =>
  db.rows<CallRow>(
    sql`select ${columns} from calls k
        where k.organisation_id = ${organisationId} and k.ended_at is null
          and (k.caller_id = any(${personIds}) or k.callee_id = any(${personIds}))
        order by k.id`,
  );

export const findCall = (db: Db, organisationId: number, id: number) =>
  db.row<CallRow>(
    sql`select ${columns} from calls k
        where k.organisation_id = ${organisationId} and k.id = ${id}`,
  );

type PastRow = Omit<PastCall, 'rangAt'> & { rangAt: Date };

const mostPast = 200;

export const findPast = (db: Db, organisationId: number, conversationId: number) =>
  db.rows<PastRow>(
    sql`select * from (
          select id, caller_id as "callerId", state, has_video as "hasVideo", rang_at as "rangAt",
                 coalesce(extract(epoch from ended_at - answered_at), 0)::int as seconds
          from calls where organisation_id = ${organisationId}
            and conversation_id = ${conversationId} and ended_at is not null
          order by id desc limit ${mostPast}) past
        order by id`,
  );

export const lockCall = (db: Db, organisationId: number, id: number) =>
  db.row<CallRow>(
    sql`select ${columns} from calls k
        where k.organisation_id = ${organisationId} and k.id = ${id} for no key update of k`,
  );

export type NewRow = Pick<
  CallRow,
  'organisationId' | 'conversationId' | 'callerId' | 'calleeId' | 'hasVideo' | 'callerDevice'
> & { state: 'ringing' | 'missed'; at: Date };

export const insertCall = async (db: Db, call: NewRow): Promise<number> => {
  const row = await db.row<{ id: number }>(
    sql`insert into calls (organisation_id, conversation_id, caller_id, callee_id, state, has_video,
          caller_device, rang_at, ended_at)
        values (${call.organisationId}, ${call.conversationId}, ${call.callerId}, ${call.calleeId},
          ${call.state}, ${call.hasVideo}, ${call.callerDevice}, ${call.at},
          ${call.state === 'missed' ? call.at : null})
        returning id`,
  );
  if (!row) throw new Error('The call was not inserted.');
  return row.id;
};

export const updateAnswered = (db: Db, { organisationId, id }: CallRow, device: string, at: Date) =>
  db.run(
    sql`update calls set state = 'going', callee_device = ${device}, answered_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateEnded = (
  db: Db,
  { organisationId, id }: Pick<CallRow, 'organisationId' | 'id'>,
  state: CallState,
  at: Date,
) =>
  db.run(
    sql`update calls set state = ${state}, ended_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

interface Which {
  organisationId: number;
  id: number;
}

/** What rings since then or longer: of these people, or of everyone. */
export const findUnanswered = (db: Db, before: Date, of: Sql) =>
  db.rows<Which>(
    sql`select k.organisation_id as "organisationId", k.id from calls k
        where k.ended_at is null and k.state = 'ringing' and k.rang_at <= ${before} ${of}`,
  );

export const ofPeople = (organisationId: number, personIds: readonly number[]): Sql =>
  sql`and k.organisation_id = ${organisationId}
      and (k.caller_id = any(${personIds}) or k.callee_id = any(${personIds}))`;

export const findGoing = (db: Db) =>
  db.rows<Which & { callerId: number; calleeId: number; lonelySince: Date | null }>(
    sql`select organisation_id as "organisationId", id, caller_id as "callerId",
               callee_id as "calleeId", lonely_since as "lonelySince"
        from calls where ended_at is null and state = 'going'`,
  );

export const updateLonely = (db: Db, { organisationId, id }: Which, since: Date | null) =>
  db.run(
    sql`update calls set lonely_since = ${since}
        where organisation_id = ${organisationId} and id = ${id} and ended_at is null`,
  );
