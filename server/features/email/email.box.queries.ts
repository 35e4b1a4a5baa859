import type { EmailPageQuery } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import { matching, type Owner } from './email.filter.ts';

interface FoundPage {
  total: number;
  ids: number[];
}

/**
 * A folder is walked from its newest on. What a search finds may stand at the far end: it is found
 * first, once for the page and the total.
 */
export async function findPage(
  db: Db,
  owner: Owner,
  query: EmailPageQuery,
  limit: number,
): Promise<FoundPage> {
  const found = matching(owner, query);
  const before = query.before === undefined ? nothing : sql`and c.id < ${query.before}`;
  const page = (source: Sql, where: Sql) =>
    sql`array(select c.id from ${source} c where ${where} ${before}
              order by c.id desc limit ${limit}) as ids`;
  const walked = sql`
    select (select count(*)::int from email_copies c where ${found}) as total,
           ${page(sql`email_copies`, found)}`;
  const searched = sql`
    with found as materialized (select c.id from email_copies c where ${found})
    select (select count(*)::int from found) as total, ${page(sql`found`, sql`true`)}`;
  const isPlain = !query.q && !query.label && !query.unread;
  const row = await db.row<FoundPage>(isPlain ? walked : plannedAnew(query.q ? searched : walked));
  return row ?? { total: 0, ids: [] };
}

/** The copies of a thread that are not in the trash, and the one it was opened by. */
export const findThread = async (
  db: Db,
  { organisationId, id }: Owner,
  { threadId, copyId, limit }: { threadId: number; copyId: number; limit: number },
): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      sql`select id from email_copies
          where organisation_id = ${organisationId} and owner_id = ${id}
            and thread_id = ${threadId} and (folder <> 'trash' or id = ${copyId})
          order by id = ${copyId} desc, id desc limit ${limit}`,
    )
  ).map((row) => row.id);
