import type { Line } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { LineRow } from '../chat.rows.ts';
import type { Place } from '../rooms/rooms.head.queries.ts';

type Which = Pick<LineRow, 'organisationId' | 'conversationId' | 'id'>;

/** What nobody saw before is not edited, only written otherwise. */
export const setText = (
  db: Db,
  { organisationId, id }: Which,
  { text, state, editedAt }: { text: string; state: Line['state']; editedAt: Date },
) =>
  db.run(
    sql`update chat_lines set text = ${text}, state = ${state},
          edited_at = case when was_shown then ${editedAt}::timestamptz end
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const setState = (db: Db, { organisationId, id }: Which, state: Line['state']) =>
  db.run(
    sql`update chat_lines set state = ${state}, was_shown = was_shown or ${state === 'shown'}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Its words and whatever is in it; answers under which names files are stored. */
export async function emptyLine(
  db: Db,
  { organisationId, id }: Which,
): Promise<{ storedAs: string; pictureAs: string | null }[]> {
  await db.run(
    sql`update chat_lines set text = '', state = 'deleted', pinned_at = null
        where organisation_id = ${organisationId} and id = ${id}`,
  );
  for (const table of [sql`chat_mentions`, sql`chat_reactions`]) {
    await db.run(
      sql`delete from ${table} where organisation_id = ${organisationId} and line_id = ${id}`,
    );
  }
  return db.rows(
    sql`delete from chat_files where organisation_id = ${organisationId} and line_id = ${id}
        returning stored_as as "storedAs", picture_as as "pictureAs"`,
  );
}

export const pin = (db: Db, { organisationId, id }: Which, at: Date | null) =>
  db.run(
    sql`update chat_lines set pinned_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const countPinned = async (
  db: Db,
  { organisationId, conversationId }: Omit<Which, 'id'>,
): Promise<number> =>
  (
    await db.row<{ pinned: number }>(
      sql`select count(*)::int as pinned from chat_lines where organisation_id = ${organisationId}
            and conversation_id = ${conversationId} and pinned_at is not null`,
    )
  )?.pinned ?? 0;

/** Zero: it was there already. */
export const insertReaction = (
  db: Db,
  { organisationId, conversationId, id }: Which,
  { personId, emoji, at }: { personId: number; emoji: string; at: Date },
) =>
  db.run(
    sql`insert into chat_reactions (organisation_id, conversation_id, line_id, person_id, emoji, at)
        values (${organisationId}, ${conversationId}, ${id}, ${personId}, ${emoji}, ${at})
        on conflict do nothing`,
  );

export const deleteReaction = (
  db: Db,
  { organisationId, id }: Which,
  { personId, emoji }: { personId: number; emoji: string },
) =>
  db.run(
    sql`delete from chat_reactions where organisation_id = ${organisationId} and line_id = ${id}
          and person_id = ${personId} and emoji = ${emoji}`,
  );

/**
 * What these people deleted is gone with its place and its thread, where nobody else is in that; a window
 * that was away meanwhile reads it until it reads anew.
 */
export const forgetDeleted = (
  db: Db,
  { organisationId, id }: Place,
  authorIds: readonly number[],
) =>
  db.run(
    sql`delete from chat_lines l
        where l.organisation_id = ${organisationId} and l.conversation_id = ${id}
          and l.state = 'deleted' and l.thread_id is null
          and l.author_id = any(${authorIds}::bigint[])
          and not exists (select from chat_lines r where r.organisation_id = l.organisation_id
            and r.thread_id = l.id
            and not coalesce(r.author_id = any(${authorIds}::bigint[]), false))`,
  );
