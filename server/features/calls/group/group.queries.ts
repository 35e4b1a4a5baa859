import type { PastGroupCall } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { insideSince, insideWhere, titleOf } from '../../chat/index.ts';
import { personOf } from '../calls.queries.ts';
import type { Room } from '../rooms/rooms.media.ts';
import type { GroupCallRow } from './group.rows.ts';

export interface Which {
  organisationId: number;
  id: number;
}

/** In which its people hear each other. */
export const roomOf = ({ organisationId, id }: Which): Room => ({
  kind: 'call',
  organisationId,
  id,
});

const columns = sql`k.organisation_id as "organisationId", k.id,
  k.conversation_id as "conversationId", c.kind, c.event_id as "eventId",
  ${titleOf} as title, k.started_by as "startedById",
  ${personOf(sql`k.started_by`)} as "startedBy", k.started_at as "startedAt",
  k.ended_at as "endedAt", k.version,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'number', p.number, 'person', ${personOf(sql`p.person_id`)}, 'deviceId', p.device,
      'isSilenced', p.is_silenced, 'hasSound', p.has_sound, 'hasCamera', p.has_camera,
      'hasScreen', p.has_screen) order by p.number)
    from calls_groups_people p
    where p.organisation_id = k.organisation_id and p.call_id = k.id and p.left_at is null),
  '[]'::jsonb) as people,
  k.is_closed as "isClosed", coalesce((
    select jsonb_agg(jsonb_build_object('person', ${personOf(sql`n.person_id`)},
      'isLetIn', n.is_let_in) order by n.knocked_at, n.person_id)
    from calls_groups_knocks n
    where n.organisation_id = k.organisation_id and n.call_id = k.id),
  '[]'::jsonb) as knocks`;

const tables = sql`calls_groups k
  join chat_conversations c on c.organisation_id = k.organisation_id and c.id = k.conversation_id`;

export const findGroupCall = (db: Db, { organisationId, id }: Which) =>
  db.row<GroupCallRow>(
    sql`select ${columns} from ${tables} where k.organisation_id = ${organisationId} and k.id = ${id}`,
  );

/** Nobody else comes, goes or ends it until the transaction ends; null: it is over. */
export const lockOpen = (db: Db, { organisationId, id }: Which) =>
  db.row<{ id: number }>(
    sql`select id from calls_groups where organisation_id = ${organisationId} and id = ${id}
          and ended_at is null for no key update`,
  );

export const findOpenIn = (db: Db, organisationId: number, conversationId: number) =>
  db.row<{ id: number }>(
    sql`select id from calls_groups where organisation_id = ${organisationId}
          and conversation_id = ${conversationId} and ended_at is null`,
  );

const mostOpen = 50;

/** Those somebody could join. */
export const findOpenFor = (db: Db, person: Person) =>
  db.rows<GroupCallRow>(
    sql`select ${columns} from ${tables}
        where k.organisation_id = ${person.organisationId} and k.ended_at is null
          and k.conversation_id in ${insideWhere(person)}
        order by k.id desc limit ${mostOpen}`,
  );

type PastRow = Omit<PastGroupCall, 'startedAt'> & { startedAt: Date };

const mostPast = 100;

/** Those since somebody is in the conversation. */
export const findPastFor = (db: Db, person: Person, conversationId: number) =>
  db.rows<PastRow>(
    sql`select * from (
          select k.id, k.started_at as "startedAt",
                 extract(epoch from k.ended_at - k.started_at)::int as seconds,
                 (select jsonb_agg(${personOf(sql`p.person_id`)} order by p.number)
                  from calls_groups_people p
                  where p.organisation_id = k.organisation_id and p.call_id = k.id) as people
          from calls_groups k
          where k.organisation_id = ${person.organisationId}
            and k.conversation_id = ${conversationId} and k.ended_at is not null
            and k.started_at >= ${insideSince({ organisationId: person.organisationId, id: conversationId }, person.id)}
          order by k.id desc limit ${mostPast}) past
        order by id`,
  );

export const countOpen = async (db: Db): Promise<number> =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from calls_groups where ended_at is null`,
    )
  )?.count ?? 0;

interface NewRow {
  organisationId: number;
  conversationId: number;
  startedBy: number;
  at: Date;
}

/** Null: one is on there. */
export const insertGroupCall = (
  db: Db,
  { organisationId, conversationId, startedBy, at }: NewRow,
) =>
  db.row<{ id: number }>(
    sql`insert into calls_groups (organisation_id, conversation_id, started_by, started_at)
        values (${organisationId}, ${conversationId}, ${startedBy}, ${at})
        on conflict (organisation_id, conversation_id) where ended_at is null do nothing
        returning id`,
  );

/** After whatever changed in it; who is alone in it is so from the first time on. */
export const updateChanged = (db: Db, { organisationId, id }: Which, at: Date) =>
  db.run(
    sql`update calls_groups k set version = version + 1,
               alone_since = case when n.people = 1 then coalesce(alone_since, ${at}::timestamptz) end,
               ended_at = case when n.people = 0 then ${at}::timestamptz end
        from (select count(*)::int as people from calls_groups_people
              where organisation_id = ${organisationId} and call_id = ${id} and left_at is null) n
        where k.organisation_id = ${organisationId} and k.id = ${id} and k.ended_at is null`,
  );

export interface OpenRow extends Which {
  aloneSince: Date | null;
}

/** Of all organisations, for the round that looks after them. */
export const findAllOpen = (db: Db) =>
  db.rows<OpenRow>(
    sql`select organisation_id as "organisationId", id, alone_since as "aloneSince"
        from calls_groups where ended_at is null order by organisation_id, id`,
  );

/** In every organisation the person is in: which calls of groups they took part in. */
export const findGroupCallsAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select p.organisation_id as "organisationId", k.conversation_id as "conversationId",
               k.started_by = p.person_id as "isStarter", k.started_at as "startedAt",
               k.ended_at as "endedAt", p.seen_at as "seenAt", p.left_at as "leftAt",
               p.is_removed as "isRemoved", p.is_silenced as "isSilenced"
        from calls_groups_people p
        join calls_groups k on k.organisation_id = p.organisation_id and k.id = p.call_id
        where p.person_id = ${personId} order by p.organisation_id, p.call_id`,
  );
