import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** The one conversation of two people, made where there was none. */
export async function putDirect(
  db: Db,
  organisationId: number,
  askerId: number,
  otherId: number,
): Promise<number> {
  const [low, high] = [Math.min(askerId, otherId), Math.max(askerId, otherId)];
  await db.run(
    sql`insert into chat_conversations (organisation_id, kind, low_id, high_id, created_by)
        values (${organisationId}, 'direct', ${low}, ${high}, ${askerId}) on conflict do nothing`,
  );
  const row = await db.row<{ id: number }>(
    sql`select id from chat_conversations where organisation_id = ${organisationId}
          and kind = 'direct' and low_id = ${low} and high_id = ${high}`,
  );
  return row?.id ?? 0;
}

/** Where both were in it before: its id, and how the first of them stands. */
export const findDirect = (db: Db, organisationId: number, one: number, other: number) =>
  db.row<{ id: number; standing: string | null; hasLines: boolean }>(
    sql`select c.id, me.standing, c.last_line_id is not null as "hasLines"
        from chat_conversations c
        left join chat_members me on me.organisation_id = c.organisation_id
          and me.conversation_id = c.id and me.person_id = ${one}
        where c.organisation_id = ${organisationId} and c.kind = 'direct'
          and c.low_id = ${Math.min(one, other)} and c.high_id = ${Math.max(one, other)}`,
  );
