import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

interface Who {
  organisationId: number;
  id: number;
}

/** At a booth where people talk, of an event that lets them: who is of it, as `p` among its people. */
const boothOf = (organisation: Sql): Sql => sql`chat_conversations c
  join events e on e.organisation_id = c.organisation_id and e.id = c.event_id
    and e.state <> 'draft' and e.modules @> '{chat}'
  join exhibitors x on x.organisation_id = c.organisation_id and x.id = c.subject_id
  join events_people p on p.organisation_id = c.organisation_id and p.event_id = c.event_id
    and coalesce(p.banned_until, '-infinity') <= now()
    and (x.is_shown and p.person_id = c.asker_id or exists (
      select from exhibitors_staff t where t.organisation_id = c.organisation_id
        and t.exhibitor_id = x.id and t.person_id = p.person_id))
  where c.organisation_id = ${organisation} and c.kind = 'booth' and c.archived_at is null`;

/** Who may call each other in a conversation, since when: members of a group; who asked at a booth, and its staff. */
const insideOf = (organisation: Sql, conversation: Sql): Sql => sql`(
  select o.person_id, o.joined_at as since
  from chat_members o
  join chat_conversations c on c.organisation_id = o.organisation_id and c.id = o.conversation_id
  where o.organisation_id = ${organisation} and o.conversation_id = ${conversation}
    and o.standing = 'member' and c.kind = 'group' and c.archived_at is null
  union all
  select p.person_id, c.created_at from ${boothOf(organisation)} and c.id = ${conversation})`;

/** Where somebody may call: conversations they did not only get asked into. */
export const insideWhere = ({ organisationId, id }: Who): Sql => sql`(
  select o.conversation_id from chat_members o
  join chat_conversations c on c.organisation_id = o.organisation_id and c.id = o.conversation_id
  where o.organisation_id = ${organisationId} and o.person_id = ${id}
    and o.standing = 'member' and c.kind = 'group' and c.archived_at is null
  union all
  select c.id from ${boothOf(sql`${organisationId}`)} and p.person_id = ${id})`;

/** Whether this person is of this conversation now. */
export const isInside = (organisation: Sql, conversation: Sql, person: Sql): Sql => sql`exists (
  select from ${insideOf(organisation, conversation)} o where o.person_id = ${person})`;

/** Since when somebody is in it: what was before is not theirs to know. */
export const insideSince = ({ organisationId, id }: Who, personId: number): Sql => sql`(
  select o.since from ${insideOf(sql`${organisationId}`, sql`${id}`)} o
  where o.person_id = ${personId} limit 1)`;

/** Everybody in a conversation; `isBusy`: they want to be left alone, or not to be met by this person. */
export const findInside = (db: Db, { organisationId, id }: Who, callerId: number) =>
  db.rows<{ personId: number; isBusy: boolean }>(
    sql`select o.person_id as "personId",
               coalesce(t.status = 'busy', false) or coalesce(m.notify = 'none', false) or exists (
                 select from chat_blocks b where b.organisation_id = ${organisationId}
                   and ((b.person_id = o.person_id and b.blocked_id = ${callerId})
                     or (b.person_id = ${callerId} and b.blocked_id = o.person_id))) as "isBusy"
        from ${insideOf(sql`${organisationId}`, sql`${id}`)} o
        left join chat_members m on m.organisation_id = ${organisationId}
          and m.conversation_id = ${id} and m.person_id = o.person_id
        left join chat_settings t on t.organisation_id = ${organisationId}
          and t.person_id = o.person_id`,
  );

/** As it is called: a booth's talk has the name of the booth. */
export const titleOf: Sql = sql`coalesce((
  select x.name from exhibitors x where c.kind = 'booth'
    and x.organisation_id = c.organisation_id and x.id = c.subject_id), c.title)`;

/** Who of these does not want to have to do with whom of these. */
export const findBlocksAmong = (db: Db, organisationId: number, personIds: readonly number[]) =>
  db.rows<{ personId: number; blockedId: number }>(
    sql`select person_id as "personId", blocked_id as "blockedId" from chat_blocks
        where organisation_id = ${organisationId} and person_id = any(${personIds})
          and blocked_id = any(${personIds})`,
  );
