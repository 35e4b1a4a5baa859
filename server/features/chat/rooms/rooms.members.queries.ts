import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

interface Where {
  organisationId: number;
  id: number;
}
type Standing = 'member' | 'invited' | 'asked' | 'refused' | 'reader' | 'left';

export interface MemberRow {
  personId: number;
  standing: Standing;
  isOwner: boolean;
}

/** Nobody else changes who is in it until the transaction ends. */
export const lockConversation = (db: Db, { organisationId, id }: Where) =>
  db.row<{ sequence: number }>(
    sql`select sequence from chat_conversations
        where organisation_id = ${organisationId} and id = ${id} and archived_at is null for no key update`,
  );

/** Who was longest in it, first. */
export const findMembers = (db: Db, { organisationId, id }: Where) =>
  db.rows<MemberRow>(
    sql`select person_id as "personId", standing, is_owner as "isOwner" from chat_members
        where organisation_id = ${organisationId} and conversation_id = ${id}
        order by joined_at, person_id`,
  );

/** Who comes sees nothing from before; what they chose earlier stays. */
export const putMembers = (
  db: Db,
  { organisationId, id }: Where,
  members: readonly MemberRow[],
  sequence: number,
) =>
  db.run(
    sql`insert into chat_members (organisation_id, conversation_id, person_id, standing, is_owner,
          read_sequence, joined_sequence)
        select ${organisationId}, ${id}, m."personId", m.standing, m."isOwner",
               ${sequence}, ${sequence}
        from jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
          as m("personId" bigint, standing text, "isOwner" boolean)
        on conflict (organisation_id, conversation_id, person_id) do update
          set standing = excluded.standing, is_owner = excluded.is_owner, joined_at = now(),
              joined_sequence = excluded.joined_sequence, read_sequence = excluded.read_sequence`,
  );

export const setStanding = (
  db: Db,
  { organisationId, id }: Where,
  personIds: readonly number[],
  standing: Standing,
) =>
  db.run(
    sql`update chat_members set standing = ${standing}, is_owner = is_owner and ${standing === 'member'}
        where organisation_id = ${organisationId} and conversation_id = ${id}
          and person_id = any(${personIds})`,
  );

export const setOwner = (db: Db, { organisationId, id }: Where, personId: number) =>
  db.run(
    sql`update chat_members set is_owner = true where organisation_id = ${organisationId}
          and conversation_id = ${id} and person_id = ${personId}`,
  );

/** Who opens a channel for the first time has nothing unseen in it. */
export const putReader = (
  db: Db,
  { organisationId, id }: Where,
  personId: number,
  { isFollowing, notify }: { isFollowing?: boolean; notify?: string },
) =>
  db.run(
    sql`insert into chat_members as me (organisation_id, conversation_id, person_id, standing,
          is_following, notify, read_sequence)
        select organisation_id, id, ${personId}, 'reader', ${isFollowing ?? false},
               ${notify ?? 'all'}, sequence
        from chat_conversations where organisation_id = ${organisationId} and id = ${id}
        on conflict (organisation_id, conversation_id, person_id) do update set
          is_following = coalesce(${isFollowing ?? null}::boolean, me.is_following),
          notify = coalesce(${notify ?? null}::text, me.notify)`,
  );
