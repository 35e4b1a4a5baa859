import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Place } from '../rooms/rooms.head.queries.ts';

export interface Other {
  personId: number;
  /** Null: nothing was said yet, so it is not theirs. */
  standing: 'member' | 'invited' | 'asked' | 'refused' | 'left' | null;
  isThere: boolean;
  /** Connected by now, or one of the two is an organiser: nobody has to be asked. */
  isKnown: boolean;
}

/** The other side of a direct conversation. */
export const findOther = (db: Db, { organisationId, id }: Place, personId: number) =>
  db.row<Other>(
    sql`select m.person_id as "personId", o.standing,
          m.removed_at is null and m.deactivated_at is null as "isThere",
          m.role = 'admin'
            or exists (select from organisations_members me
                where me.organisation_id = m.organisation_id and me.person_id = ${personId}
                  and me.role = 'admin')
            or exists (select from profiles_connections k
                where k.organisation_id = m.organisation_id and k.state = 'connected'
                  and least(k.asker_id, k.asked_id) = c.low_id
                  and greatest(k.asker_id, k.asked_id) = c.high_id) as "isKnown"
        from chat_conversations c
        join organisations_members m on m.organisation_id = c.organisation_id
          and m.person_id = case when c.low_id = ${personId} then c.high_id else c.low_id end
        left join chat_members o on o.organisation_id = c.organisation_id
          and o.conversation_id = c.id and o.person_id = m.person_id
        where c.organisation_id = ${organisationId} and c.id = ${id}`,
  );

/** How many lines somebody has said who was not answered yet. */
export const countSaidBy = async (db: Db, { organisationId, id }: Place, personId: number) =>
  (
    await db.row<{ lines: number }>(
      sql`select count(*)::int as lines from chat_lines where organisation_id = ${organisationId}
            and conversation_id = ${id} and author_id = ${personId}`,
    )
  )?.lines ?? 0;

/** Both stand in it like this from now on; answers whether the other one was not in it before. */
export const settleBoth = async (
  db: Db,
  { organisationId, id }: Place,
  mine: { personId: number; standing: 'member' | 'asked' },
  theirs: { personId: number; standing: 'member' | 'invited' },
) => {
  await db.run(
    sql`update chat_members set standing = ${mine.standing}
        where organisation_id = ${organisationId} and conversation_id = ${id}
          and person_id = ${mine.personId}`,
  );
  await db.run(
    sql`insert into chat_members (organisation_id, conversation_id, person_id, standing)
        values (${organisationId}, ${id}, ${theirs.personId}, ${theirs.standing})
        on conflict (organisation_id, conversation_id, person_id) do update
          set standing = excluded.standing`,
  );
};
