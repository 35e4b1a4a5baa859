import type { EmailQuery, Folder } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { plannedAnew, sql } from '../../../platform/db/sql.ts';
import { matchingOfSpec, ownedBy, type Owner } from '../list/list.filter.ts';

export interface Picked {
  id: number;
  bytes: number;
}

/** The newest first. */
export const findPicked = (db: Db, owner: Owner, query: EmailQuery, limit: number) =>
  db.rows<Picked>(
    plannedAnew(sql`with picked as materialized (
        select c.id, c.message_id from email_copies c where ${matchingOfSpec(owner, query)}
        order by c.id desc limit ${limit})
      select c.id, octet_length(m.html) as bytes
      from picked c join email_messages m on m.organisation_id = ${owner.organisationId}
        and m.id = c.message_id order by c.id desc`),
  );

/** What came later in the threads of these mails, of each the oldest first. */
export const findReplies = (
  db: Db,
  { organisationId, id }: Owner,
  ids: readonly number[],
  mostOfEach: number,
) =>
  db.rows<Picked & { of: number }>(
    sql`select c.id as of, r.id, octet_length(m.html) as bytes
        from email_copies c
        cross join lateral (
          select l.id, l.message_id from email_copies l
          join email_messages w on w.organisation_id = l.organisation_id and w.id = l.message_id
          where l.organisation_id = ${organisationId} and l.owner_id = ${id}
            and l.thread_id = c.thread_id and l.id > c.id and l.folder <> 'trash'
            and w.state <> 'draft'
          order by l.id limit ${mostOfEach}) r
        join email_messages m on m.organisation_id = ${organisationId} and m.id = r.message_id
        where c.organisation_id = ${organisationId} and c.owner_id = ${id} and c.id = any(${ids})
        order by c.id, r.id`,
  );

/** The newest and the oldest of each folder. */
export const findEnds = (db: Db, { organisationId, id }: Owner) =>
  db.rows<{ folder: Folder; newest: number | null; oldest: number | null }>(
    sql`select f.folder,
          (select max(id) from email_copies where organisation_id = ${organisationId}
             and owner_id = ${id} and folder = f.folder) as newest,
          (select min(id) from email_copies where organisation_id = ${organisationId}
             and owner_id = ${id} and folder = f.folder) as oldest
        from unnest(array['inbox', 'draft', 'spam', 'sent', 'trash']) f(folder)`,
  );

/** By number, in a folder as the list has it; without one, over all folders. */
export const findNeighbour = async (
  db: Db,
  owner: Owner,
  of: number,
  { isBefore, folder }: { isBefore: boolean; folder?: string | undefined },
): Promise<number | null> => {
  const among = folder === undefined ? ownedBy(owner) : matchingOfSpec(owner, { folder });
  const row = await db.row<{ id: number }>(
    isBefore
      ? sql`select c.id from email_copies c where ${among} and c.id < ${of}
            order by c.id desc limit 1`
      : sql`select c.id from email_copies c where ${among} and c.id > ${of} order by c.id limit 1`,
  );
  return row?.id ?? null;
};
