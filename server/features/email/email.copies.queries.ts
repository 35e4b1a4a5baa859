import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { CopyRow } from './email.rows.ts';

const columns: Sql = sql`
  c.id, c.organisation_id as "organisationId", c.owner_id as "ownerId",
  c.message_id as "messageId", c.thread_id as "threadId", c.folder, m.author_id as "authorId",
  m.state, m.version`;
const source: Sql = sql`email_copies c
  join email_messages m on m.organisation_id = c.organisation_id and m.id = c.message_id`;

export const findCopy = (db: Db, organisationId: number, ownerId: number, id: number) =>
  db.row<CopyRow>(
    sql`select ${columns} from ${source}
        where c.organisation_id = ${organisationId} and c.owner_id = ${ownerId} and c.id = ${id}`,
  );

/** Locked in one order, so that two who change the same mails wait instead of failing. */
export const lockCopies = (
  db: Db,
  organisationId: number,
  ownerId: number,
  ids: readonly number[],
) =>
  db.rows<CopyRow>(
    sql`select ${columns} from ${source}
        where c.organisation_id = ${organisationId} and c.owner_id = ${ownerId}
          and c.id = any(${ids})
        order by c.id for no key update of c`,
  );

/** The address of a picture that the mail wants from elsewhere. */
export const findPictureAddress = async (
  db: Db,
  { organisationId, messageId }: CopyRow,
  number: number,
): Promise<string | null> =>
  (
    await db.row<{ address: string | null }>(
      sql`select pictures[${number + 1}::int] as address from email_messages
          where organisation_id = ${organisationId} and id = ${messageId}`,
    )
  )?.address ?? null;

interface Touched {
  ownerId: number;
  ids?: readonly number[];
  threadIds?: readonly number[];
}

/** These copies with those that are in one thread with them, or in these threads. */
export const findTogether = (db: Db, organisationId: number, touched: readonly Touched[]) => {
  const threads = touched.flatMap(({ ownerId, threadIds = [] }) =>
    threadIds.map((threadId) => ({ ownerId, threadId })),
  );
  return db.rows<{ id: number; ownerId: number }>(
    sql`select s.id, s.owner_id as "ownerId"
        from (select c.owner_id, c.thread_id from email_copies c
              where c.organisation_id = ${organisationId}
                and c.id = any(${touched.flatMap(({ ids = [] }) => ids)})
              union
              select * from unnest(${threads.map(({ ownerId }) => ownerId)}::bigint[],
                                   ${threads.map(({ threadId }) => threadId)}::bigint[])) t
        join email_copies s on s.organisation_id = ${organisationId}
          and s.owner_id = t.owner_id and s.thread_id = t.thread_id`,
  );
};
