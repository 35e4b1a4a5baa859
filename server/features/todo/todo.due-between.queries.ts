import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Person } from '../../platform/person.ts';

/** Open ones given to a person, or made by them and given to nobody; a day counts on all clocks. */
export const findTasksDueBetween = (
  db: Db,
  { organisationId, id }: Pick<Person, 'organisationId' | 'id'>,
  from: Date,
  to: Date,
) =>
  db.rows<{ id: number; title: string; dueDate: string; dueAt: Date }>(
    sql`select t.id, t.title, t.due_date as "dueDate", t.due_at as "dueAt"
        from todo_tasks t
        where t.organisation_id = ${organisationId} and not t.is_completed and not t.is_deleted
          and (t.assignee_id = ${id}
            or t.created_by = ${id} and t.assignee_id is null and t.assignee_name = '')
          and t.due_at >= ${from}::timestamptz - interval '36 hours'
          and t.due_at < ${to}::timestamptz + interval '14 hours'
          and (length(t.due_date) = 10 or (t.due_at >= ${from} and t.due_at < ${to}))
        order by t.due_at, t.id limit 1000`,
  );
