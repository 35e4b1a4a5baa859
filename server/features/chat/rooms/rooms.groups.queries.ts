import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** One at a time, so that a limit counts what another window makes this moment. */
export const lockMaker = (db: Db, organisationId: number, personId: number) =>
  db.row(
    sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${organisationId} ${personId}`}, 0))`,
  );

export const countGroupsOf = async (db: Db, organisationId: number, personId: number) =>
  (
    await db.row<{ groups: number }>(
      sql`select count(*)::int as groups from chat_conversations
          where organisation_id = ${organisationId} and created_by = ${personId}
            and kind = 'group' and archived_at is null`,
    )
  )?.groups ?? 0;

export const insertGroup = async (
  db: Db,
  organisationId: number,
  personId: number,
  title: string,
): Promise<number> =>
  (
    await db.row<{ id: number }>(
      sql`insert into chat_conversations (organisation_id, kind, title, created_by)
          values (${organisationId}, 'group', ${title}, ${personId}) returning id`,
    )
  )?.id ?? 0;

export const updateTitle = (db: Db, organisationId: number, id: number, title: string) =>
  db.run(
    sql`update chat_conversations set title = ${title}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const archive = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`update chat_conversations set archived_at = now(), version = version + 1
        where organisation_id = ${organisationId} and id = ${id} and archived_at is null`,
  );
