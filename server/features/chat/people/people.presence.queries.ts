import type { ChatPerson, ChatSelf } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { isAround, isOpenTo } from './people.reach.queries.ts';
import { chatPerson } from '../lines/lines.seen.queries.ts';

type Who = Pick<Person, 'organisationId' | 'id' | 'role'>;

const haveTalked = ({ organisationId, id }: Who): Sql => sql`exists (
  select from chat_members mine
  join chat_members theirs on theirs.organisation_id = mine.organisation_id
    and theirs.conversation_id = mine.conversation_id and theirs.person_id = m.person_id
  join chat_conversations c on c.organisation_id = mine.organisation_id
    and c.id = mine.conversation_id and c.kind in ('direct', 'group') and c.archived_at is null
  where mine.organisation_id = ${organisationId} and mine.person_id = ${id}
    and mine.standing = 'member' and theirs.standing = 'member')`;

/** Those of these whom somebody knows of or talks to, with no block between; themselves too. */
export const findInSight = async (db: Db, who: Who, ids: readonly number[]) => {
  const rows = await db.rows<{ id: number }>(
    sql`select m.person_id as id from organisations_members m
        where m.organisation_id = ${who.organisationId} and m.person_id = any(${ids})
          and (m.person_id = ${who.id} or ${isAround(who)} or ${haveTalked(who)})
          and ${isOpenTo(who)}`,
  );
  return rows.map(({ id }) => id);
};

/** What these chose, while they belong to the organisation. */
export const findChosen = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<{ id: number; chosen: ChatSelf['status'] }>(
    sql`select m.person_id as id, coalesce(s.status, 'online') as chosen
        from organisations_members m
        left join chat_settings s
          on s.organisation_id = m.organisation_id and s.person_id = m.person_id
        where m.organisation_id = ${organisationId} and m.person_id = any(${ids})
          and m.removed_at is null and m.deactivated_at is null`,
  );

/** With whom somebody has a block between, whoever blocked. */
export const findBlockedEitherWay = async (
  db: Db,
  { organisationId, id }: Pick<Who, 'organisationId' | 'id'>,
) => {
  const rows = await db.rows<{ id: number }>(
    sql`select case when person_id = ${id} then blocked_id else person_id end as id
        from chat_blocks
        where organisation_id = ${organisationId} and ${id} in (person_id, blocked_id)`,
  );
  return rows.map((row) => row.id);
};

/** By name, and no more than a list can show. */
export const findNamesHere = async (db: Db, who: Who, ids: readonly number[], most: number) => {
  const rows = await db.rows<{ person: ChatPerson | null }>(
    sql`select ${chatPerson} as person from organisations_members m
        join accounts a on a.id = m.person_id
        where m.organisation_id = ${who.organisationId} and m.person_id = any(${ids})
          and m.removed_at is null and ${isOpenTo(who)}
        order by a.full_name, a.id limit ${most}`,
  );
  return rows.flatMap(({ person }) => person ?? []);
};

export const findSequence = async (db: Db, organisationId: number, conversationId: number) =>
  (
    await db.row<{ sequence: number }>(
      sql`select sequence from chat_conversations
        where organisation_id = ${organisationId} and id = ${conversationId}`,
    )
  )?.sequence ?? 0;

export const findName = async (db: Db, { organisationId, id }: Who) =>
  (
    await db.row<{ person: ChatPerson | null }>(
      sql`select ${chatPerson} as person from organisations_members m
        join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId} and m.person_id = ${id}`,
    )
  )?.person?.fullName ?? '';
