import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Groups somebody is in or asked into. */
export const findGroupsOf = (db: Db, organisationId: number, personId: number) =>
  db.rows<{ id: number; isOwner: boolean }>(
    sql`select c.id, me.is_owner as "isOwner" from chat_members me
        join chat_conversations c on c.organisation_id = me.organisation_id
          and c.id = me.conversation_id and c.kind = 'group' and c.archived_at is null
        where me.organisation_id = ${organisationId} and me.person_id = ${personId}
          and me.standing in ('member', 'invited') order by c.id`,
  );

/** What is theirs alone, or would find them again one day; what others were told stays. */
export async function forgetChoices(db: Db, organisationId: number, personId: number) {
  await db.run(
    sql`delete from chat_settings
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
  await db.run(
    sql`delete from chat_blocks
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
  await db.run(
    sql`delete from chat_members me using chat_conversations c
        where me.organisation_id = ${organisationId} and me.person_id = ${personId}
          and c.organisation_id = me.organisation_id and c.id = me.conversation_id
          and c.kind = 'channel'`,
  );
  await db.run(
    sql`update chat_files set created_at = '-infinity'
        where organisation_id = ${organisationId} and author_id = ${personId} and line_id is null`,
  );
}

/** What they asked waits for nobody; what they saw to waits for somebody else. */
export async function settleRequests(db: Db, organisationId: number, personId: number, at: Date) {
  await db.run(
    sql`update chat_requests r set state = 'closed', waiting_since = null, changed_at = ${at}
        from chat_conversations c
        where r.organisation_id = ${organisationId} and c.organisation_id = r.organisation_id
          and c.id = r.conversation_id and c.asker_id = ${personId} and r.state <> 'closed'`,
  );
  await db.run(
    sql`update chat_requests set taken_by = null, changed_at = ${at},
          state = case when state = 'taken' then 'waiting' else state end
        where organisation_id = ${organisationId} and taken_by = ${personId}`,
  );
}

/** What they follow and have read in channels; what the kept person chose stays. */
export const moveReading = (db: Db, organisationId: number, fromId: number, toId: number) =>
  db.run(
    sql`insert into chat_members as kept (organisation_id, conversation_id, person_id, standing,
          is_following, notify, read_sequence)
        select me.organisation_id, me.conversation_id, ${toId}, 'reader', me.is_following,
               me.notify, me.read_sequence
        from chat_members me
        join chat_conversations c on c.organisation_id = me.organisation_id
          and c.id = me.conversation_id and c.kind = 'channel'
        where me.organisation_id = ${organisationId} and me.person_id = ${fromId}
        on conflict (organisation_id, conversation_id, person_id) do update set
          is_following = kept.is_following or excluded.is_following,
          read_sequence = greatest(kept.read_sequence, excluded.read_sequence)`,
  );

/** Questions to organisers, where the kept person asked none in the same event. */
export const moveHelp = (db: Db, organisationId: number, fromId: number, toId: number) =>
  db.run(
    sql`update chat_conversations c set asker_id = ${toId}
        where c.organisation_id = ${organisationId} and c.kind = 'help' and c.asker_id = ${fromId}
          and not exists (select from chat_conversations o
            where o.organisation_id = c.organisation_id and o.kind = 'help'
              and o.event_id = c.event_id and o.asker_id = ${toId})`,
  );

/** In every organisation the person is in: what they said, whom they talk to, what they chose. */
export const findChatAbout = async (db: Db, personId: number) => ({
  conversations: await db.rows(
    sql`select me.organisation_id as "organisationId", c.id, c.kind, c.title,
               c.event_id as "eventId", me.standing, me.is_owner as "isOwner",
               me.is_following as "isFollowing", me.notify, me.joined_at as "joinedAt"
        from chat_members me join chat_conversations c
          on c.organisation_id = me.organisation_id and c.id = me.conversation_id
        where me.person_id = ${personId} and me.standing <> 'refused'
        order by me.organisation_id, c.id`,
  ),
  lines: await db.rows(
    sql`select organisation_id as "organisationId", conversation_id as "conversationId", sequence,
               text, created_at as at, edited_at as "editedAt"
        from chat_lines where author_id = ${personId} and state <> 'deleted'
        order by organisation_id, conversation_id, sequence`,
  ),
  files: await db.rows(
    sql`select organisation_id as "organisationId", conversation_id as "conversationId", name,
               type, size, created_at as at
        from chat_files where author_id = ${personId} order by organisation_id, id`,
  ),
  reactions: await db.rows(
    sql`select organisation_id as "organisationId", conversation_id as "conversationId",
               line_id as "lineId", emoji, at
        from chat_reactions where person_id = ${personId} order by organisation_id, at`,
  ),
  blocked: await db.rows(
    sql`select organisation_id as "organisationId", blocked_id as "personId", at
        from chat_blocks where person_id = ${personId} order by organisation_id, at`,
  ),
  status: await db.rows(
    sql`select organisation_id as "organisationId", status
        from chat_settings where person_id = ${personId} order by organisation_id`,
  ),
});
