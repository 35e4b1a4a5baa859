import type { Conversation } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Place } from '../rooms/rooms.head.queries.ts';

/** Under it stands all that is told of a conversation, so that reading it reads that too. */
export const noticeKeyOf = ({ id }: { id: number }): string => `chat.${id}`;

interface Told {
  personId: number;
  /** Null: reads along without ever having opened it. */
  standing: string | null;
  notify: Conversation['notify'];
}

/** Members, and these people beside them, but for who blocked the author. */
export const findTold = (
  db: Db,
  { organisationId, id }: Place,
  { authorId, namedIds }: { authorId: number; namedIds: readonly number[] },
) =>
  db.rows<Told>(
    sql`select m.person_id as "personId", o.standing, coalesce(o.notify, 'all') as notify
        from organisations_members m
        left join chat_members o on o.organisation_id = m.organisation_id
          and o.conversation_id = ${id} and o.person_id = m.person_id
        where m.organisation_id = ${organisationId} and m.removed_at is null
          and m.person_id <> ${authorId}
          and (m.person_id = any(${namedIds}) or o.standing in ('member', 'invited'))
          and not exists (select from chat_blocks b where b.organisation_id = m.organisation_id
            and b.person_id = m.person_id and b.blocked_id = ${authorId})`,
  );
