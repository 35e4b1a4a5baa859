import type { ChatPerson, ChatSelf } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { chatPerson } from '../lines/lines.seen.queries.ts';

export const findNameOf = async (db: Db, personId: number): Promise<string> =>
  (
    await db.row<{ name: string }>(
      sql`select coalesce(nullif(full_name, ''), username) as name from accounts
          where id = ${personId}`,
    )
  )?.name ?? '';

export const findStatus = async (
  db: Db,
  organisationId: number,
  personId: number,
): Promise<ChatSelf['status']> =>
  (
    await db.row<{ status: ChatSelf['status'] }>(
      sql`select status from chat_settings
          where organisation_id = ${organisationId} and person_id = ${personId}`,
    )
  )?.status ?? 'online';

export const putStatus = (db: Db, organisationId: number, personId: number, status: string) =>
  db.run(
    sql`insert into chat_settings (organisation_id, person_id, status)
        values (${organisationId}, ${personId}, ${status})
        on conflict (organisation_id, person_id) do update set status = excluded.status`,
  );

/** Whom somebody blocked, the latest first. */
export const findBlocked = async (db: Db, organisationId: number, personId: number) =>
  (
    await db.rows<{ person: ChatPerson }>(
      sql`select ${chatPerson} as person from chat_blocks b join accounts a on a.id = b.blocked_id
          where b.organisation_id = ${organisationId} and b.person_id = ${personId}
            and ${chatPerson} is not null order by b.at desc, b.blocked_id limit 1000`,
    )
  ).map(({ person }) => person);

export const insertBlock = (
  db: Db,
  organisationId: number,
  personId: number,
  blockedId: number,
  at: Date,
) =>
  db.run(
    sql`insert into chat_blocks (organisation_id, person_id, blocked_id, at)
        values (${organisationId}, ${personId}, ${blockedId}, ${at}) on conflict do nothing`,
  );

export const deleteBlock = (db: Db, organisationId: number, personId: number, blockedId: number) =>
  db.run(
    sql`delete from chat_blocks where organisation_id = ${organisationId}
          and person_id = ${personId} and blocked_id = ${blockedId}`,
  );
