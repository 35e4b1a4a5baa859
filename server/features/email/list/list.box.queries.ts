import type { EmailPageQuery } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import { matching, type Owner, passingWords, withWords } from './list.filter.ts';

interface FoundPage {
  total: number;
  ids: number[];
}

/** A search counts no further. */
const mostCounted = 1_000;
/** So many of the newest are looked through to learn how common the words are. */
const lookedThrough = 2_000;
const isCommon = 100;

const newest = (where: Sql, query: EmailPageQuery, limit: number): Sql => sql`array(
  select c.id from email_copies c where ${where} ${before(query)}
  order by c.id desc limit ${limit})`;

const before = (query: EmailPageQuery): Sql =>
  query.before === undefined ? nothing : sql`and c.id < ${query.before}`;

export async function findPage(
  db: Db,
  owner: Owner,
  query: EmailPageQuery,
  limit: number,
): Promise<FoundPage> {
  const where = matching(owner, query);
  const page = query.q
    ? await searching(db, where, { ...query, q: query.q }, limit)
    : sql`select (select count(*)::int from email_copies c where ${where}) as total,
                 ${newest(where, query, limit)} as ids`;
  const isPlain = !query.q && !query.label && !query.unread;
  const row = await db.row<FoundPage>(isPlain ? page : plannedAnew(page));
  return row ?? { total: 0, ids: [] };
}

/**
 * Common words are met soon on a walk from the newest on. Few mails may stand at the far end: they
 * are found by the index of letters and then sorted. The planner cannot guess which it will be.
 */
async function searching(
  db: Db,
  where: Sql,
  query: EmailPageQuery & { q: string },
  limit: number,
): Promise<Sql> {
  const passing = sql`${where} ${passingWords(query.q)}`;
  if ((await countAmongNewest(db, where, query.q)) >= isCommon) {
    return sql`
      select (select count(*)::int from (select from email_copies c where ${passing}
                order by c.id desc limit ${mostCounted}) counted) as total,
             ${newest(passing, query, limit)} as ids`;
  }
  return sql`
    with found as materialized (
      select c.id from email_copies c where ${where} ${withWords(query.q)})
    select (select least(count(*), ${mostCounted})::int from found) as total,
           array(select c.id from found c where true ${before(query)}
                 order by c.id desc limit ${limit}) as ids`;
}

const countAmongNewest = async (db: Db, where: Sql, q: string): Promise<number> =>
  (
    await db.row<{ count: number }>(
      plannedAnew(sql`select count(*)::int from (
        select c.search_text from email_copies c where ${where}
        order by c.id desc limit ${lookedThrough}) c where true ${passingWords(q)}`),
    )
  )?.count ?? 0;

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
