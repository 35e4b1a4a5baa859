import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export interface DueTask {
  organisationId: number;
  id: number;
  title: string;
  dueDate: string;
  dueAt: Date;
  personId: number;
  createdAt: Date;
  timeZone: string;
}

/** Open ones with an assignee, due today on some clock of the world. */
export const findDueTasks = (db: Db, now: Date) =>
  db.rows<DueTask>(
    sql`select t.organisation_id as "organisationId", t.id, t.title, t.due_date as "dueDate",
               t.due_at as "dueAt", t.assignee_id as "personId", t.created_at as "createdAt",
               coalesce(s.time_zone, o.time_zone) as "timeZone"
        from todo_tasks t
        join organisations o on o.id = t.organisation_id
        left join accounts_settings s on s.person_id = t.assignee_id
        where t.assignee_id is not null and not t.is_completed and not t.is_deleted
          and t.due_at between ${now}::timestamptz - interval '2 days'
            and ${now}::timestamptz + interval '2 days'
          and not exists (
            select from notifications n
            where n.organisation_id = t.organisation_id and n.person_id = t.assignee_id
              and n.key = 'todo.due:' || t.id || ':' || t.due_date)
        order by t.organisation_id, t.id`,
  );
