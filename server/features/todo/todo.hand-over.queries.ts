import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export const giveTasks = (db: Db, organisationId: number, fromId: number, toId: number) =>
  db.rows<{ id: number }>(
    sql`update todo_tasks set
          assignee_id = case when assignee_id = ${fromId} then ${toId} else assignee_id end,
          created_by = case when created_by = ${fromId} then ${toId} else created_by end,
          version = version + 1, changed_at = now()
        where organisation_id = ${organisationId} and ${fromId} in (assignee_id, created_by)
        returning id`,
  );

/** Everything one person made or was given, wherever they are a member. */
export const findTasksAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select t.id, t.organisation_id as "organisationId", t.title, t.description,
               t.due_date as "dueDate", t.tags, t.is_completed as "isCompleted",
               t.is_important as "isImportant", t.is_deleted as "isDeleted",
               t.created_by = ${personId} as "isMadeByMe", t.assignee_id = ${personId} as "isMine",
               t.created_at as "createdAt", t.changed_at as "changedAt"
        from todo_tasks t where t.created_by = ${personId} or t.assignee_id = ${personId}
        order by t.id`,
  );
