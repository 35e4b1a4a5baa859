import type { Desk, DeskQuery } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { andWithin, type OpenSpan } from '../../../platform/db/span.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { SeenRow } from '../chat.rows.ts';

/** One desk: the help desk of an event, or a booth of it. */
export interface DeskWhere {
  organisationId: number;
  eventId: number;
  kind: 'help' | 'booth';
  subjectId: number | null;
}

const mostListed = 500;

interface DeskDays extends DeskWhere {
  /** When it was first asked. */
  days: OpenSpan;
}

const requestsOf = ({ organisationId, eventId, kind, subjectId, days }: DeskDays): Sql => sql`
  chat_conversations c
  join chat_requests q on q.organisation_id = c.organisation_id and q.conversation_id = c.id
  where c.organisation_id = ${organisationId} and c.event_id = ${eventId}
    and ${kind === 'help' ? sql`c.kind = 'help'` : sql`c.kind = 'booth' and c.subject_id = ${subjectId}`}
    and c.archived_at is null ${andWithin(sql`c.created_at`, days)}`;

const chosen = (state: DeskQuery['state'], personId: number): Sql => {
  if (state === 'all') return sql`true`;
  if (state === 'closed') return sql`q.state = 'closed'`;
  if (state === 'mine') return sql`q.state <> 'closed' and q.taken_by = ${personId}`;
  return sql`q.state <> 'closed'`;
};

/** Who waits longest first; then what is being seen to; then what is closed. */
export const findRequestIds = async (
  db: Db,
  desk: DeskDays,
  state: DeskQuery['state'],
  personId: number,
): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(
    sql`select c.id from ${requestsOf(desk)} and ${chosen(state, personId)}
        order by array_position(array['waiting', 'taken', 'answered', 'closed'],
            case q.state when 'missed' then 'waiting' else q.state end),
          q.waiting_since, q.changed_at desc, c.id
        limit ${mostListed}`,
  );
  return rows.map(({ id }) => id);
};

export const countRequests = async (db: Db, desk: DeskDays): Promise<Desk['counts']> => {
  const rows = await db.rows<{ state: keyof Desk['counts']; count: number }>(
    sql`select q.state, count(*)::int as count from ${requestsOf(desk)} group by q.state`,
  );
  const none = { waiting: 0, taken: 0, answered: 0, closed: 0, missed: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
};

/** Which place each of these that wait has at its desk. */
export const findPlaces = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<{ id: number; place: number }>(
    sql`with desks as (
          select distinct kind, event_id, coalesce(subject_id, 0) as subject_id
          from chat_conversations where organisation_id = ${organisationId} and id = any(${ids})),
        placed as (
          select c.id, (row_number() over (
              partition by c.kind, c.event_id, c.subject_id order by q.waiting_since, c.id))::int
            as place
          from desks d
          join chat_conversations c on c.organisation_id = ${organisationId}
            and c.event_id = d.event_id and c.kind = d.kind
            and coalesce(c.subject_id, 0) = d.subject_id and c.archived_at is null
          join chat_requests q on q.organisation_id = c.organisation_id
            and q.conversation_id = c.id and q.state = 'waiting')
        select id, place from placed where id = any(${ids})`,
  );

/** What one person asked: one conversation a desk. */
export const findAsked = (db: Db, desk: DeskWhere, askerId: number) =>
  db.row<{ id: number }>(
    sql`select id from chat_conversations
        where organisation_id = ${desk.organisationId} and event_id = ${desk.eventId}
          and kind = ${desk.kind} and subject_id is not distinct from ${desk.subjectId}::bigint
          and asker_id = ${askerId} and archived_at is null`,
  );

/** Of two windows at once one makes it. */
export const insertAsked = (db: Db, desk: DeskWhere, askerId: number) =>
  db.run(
    sql`insert into chat_conversations
          (organisation_id, event_id, kind, subject_id, asker_id, created_by)
        values (${desk.organisationId}, ${desk.eventId}, ${desk.kind}, ${desk.subjectId},
          ${askerId}, ${askerId})
        on conflict do nothing`,
  );

export const insertAsker = (
  db: Db,
  { organisationId, id }: Pick<SeenRow, 'organisationId' | 'id'>,
  personId: number,
) =>
  db.run(
    sql`insert into chat_members (organisation_id, conversation_id, person_id)
        values (${organisationId}, ${id}, ${personId}) on conflict do nothing`,
  );
