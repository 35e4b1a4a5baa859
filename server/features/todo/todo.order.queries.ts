import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** One mover at a time in an organisation's order. */
export const lockOrder = (db: Db, organisationId: number) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('todo order', ${organisationId}))`);

/** The places between which a task goes when it is put right before another one. */
export const findGapBefore = (db: Db, organisationId: number, beforeId: number, movedId: number) =>
  db.row<{ above: number | null; below: number }>(
    sql`select b.position as below,
               (select max(t.position) from todo_tasks t
                where t.organisation_id = ${organisationId} and t.id <> ${movedId} and t.id <> b.id
                  and (t.position < b.position or (t.position = b.position and t.id > b.id))) as above
        from todo_tasks b where b.organisation_id = ${organisationId} and b.id = ${beforeId}`,
  );

export const findLastPosition = async (db: Db, organisationId: number) =>
  (
    await db.row<{ last: number | null }>(
      sql`select max(position) as last from todo_tasks where organisation_id = ${organisationId}`,
    )
  )?.last ?? 0;

/** Halving a gap again and again uses up its digits: this spreads the order out anew. */
export const spreadOrder = (db: Db, organisationId: number) =>
  db.run(
    sql`update todo_tasks t set position = n.place * 1024, version = version + 1
        from (select id, row_number() over (order by position, id desc) as place
              from todo_tasks where organisation_id = ${organisationId}) n
        where t.organisation_id = ${organisationId} and t.id = n.id`,
  );

export const setPosition = (db: Db, organisationId: number, id: number, position: number) =>
  db.run(
    sql`update todo_tasks set position = ${position}, version = version + 1, changed_at = now()
        where organisation_id = ${organisationId} and id = ${id}`,
  );
