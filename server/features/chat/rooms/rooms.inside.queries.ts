import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

interface Who {
  organisationId: number;
  id: number;
}

/** Where somebody is a member now: conversations they did not only get asked into. */
export const groupsOf = ({ organisationId, id }: Who): Sql => sql`(
  select o.conversation_id from chat_members o
  join chat_conversations c on c.organisation_id = o.organisation_id and c.id = o.conversation_id
  where o.organisation_id = ${organisationId} and o.person_id = ${id}
    and o.standing = 'member' and c.kind = 'group' and c.archived_at is null)`;

/** Whether this person is a member of this conversation now. */
export const isInside = (organisation: Sql, conversation: Sql, person: Sql): Sql => sql`exists (
  select from chat_members o
  where o.organisation_id = ${organisation} and o.conversation_id = ${conversation}
    and o.person_id = ${person} and o.standing = 'member')`;

/** Since when somebody is in it: what was before is not theirs to know. */
export const insideSince = ({ organisationId, id }: Who, personId: number): Sql => sql`(
  select o.joined_at from chat_members o
  where o.organisation_id = ${organisationId} and o.conversation_id = ${id}
    and o.person_id = ${personId})`;

/** Everybody in a conversation; `isBusy`: they want to be left alone, or not to be met by this person. */
export const findInside = (db: Db, { organisationId, id }: Who, callerId: number) =>
  db.rows<{ personId: number; isBusy: boolean }>(
    sql`select o.person_id as "personId",
               coalesce(t.status = 'busy', false) or o.notify = 'none' or exists (
                 select from chat_blocks b where b.organisation_id = o.organisation_id
                   and ((b.person_id = o.person_id and b.blocked_id = ${callerId})
                     or (b.person_id = ${callerId} and b.blocked_id = o.person_id))) as "isBusy"
        from chat_members o
        left join chat_settings t on t.organisation_id = o.organisation_id and t.person_id = o.person_id
        where o.organisation_id = ${organisationId} and o.conversation_id = ${id}
          and o.standing = 'member'`,
  );

/** Who of these does not want to have to do with whom of these. */
export const findBlocksAmong = (db: Db, organisationId: number, personIds: readonly number[]) =>
  db.rows<{ personId: number; blockedId: number }>(
    sql`select person_id as "personId", blocked_id as "blockedId" from chat_blocks
        where organisation_id = ${organisationId} and person_id = any(${personIds})
          and blocked_id = any(${personIds})`,
  );
