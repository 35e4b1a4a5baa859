import type { TaskQuery } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import type { TaskRow } from './todo.view.ts';
import { anywhere } from '../../platform/search/looking.ts';

const columns = sql`
  t.id, t.title, t.description, t.due_date as "dueDate", t.assignee_id as "assigneeId",
  coalesce(nullif(a.full_name, ''), regexp_replace(a.username, '^-.*', ''), t.assignee_name) as "assigneeName",
  case when a.id is null then t.assignee_avatar else a.avatar end as "assigneeAvatar",
  t.tags, t.is_completed as "isCompleted", t.is_deleted as "isDeleted",
  t.is_important as "isImportant", t.position, t.version, t.created_by as "createdBy"`;
const source = sql`todo_tasks t left join accounts a on a.id = t.assignee_id`;

const filters: Readonly<Record<string, Sql>> = {
  important: sql`t.is_important and not t.is_deleted`,
  completed: sql`t.is_completed and not t.is_deleted`,
  deleted: sql`t.is_deleted`,
};
const kept = sql`not t.is_deleted`;

const latest = sql`t.id desc`;
const orders: Readonly<Record<string, Sql>> = {
  'title-asc': sql`t.title collate "C", t.id`,
  'title-desc': sql`t.title collate "C" desc, t.id desc`,
  assignee: sql`nullif(coalesce(nullif(a.full_name, ''), regexp_replace(a.username, '^-.*', ''), t.assignee_name), '') collate "C" nulls last, t.id`,
  'due-date': sql`t.due_at nulls last, t.id`,
  position: sql`t.position, t.id desc`,
};

const known = (table: Readonly<Record<string, Sql>>, name: string | undefined, usual: Sql): Sql =>
  (name !== undefined && Object.hasOwn(table, name) && table[name]) || usual;

/** `personId` narrows the list to what was given to or made by one person. */
export function findTasks(
  db: Db,
  organisationId: number,
  personId: number | null,
  { filter, tag, q, sortBy, before }: TaskQuery,
  limit: number,
): Promise<TaskRow[]> {
  const found = sql`select ${columns} from ${source}
        where t.organisation_id = ${organisationId} and ${known(filters, filter, kept)}
          ${personId === null ? nothing : sql`and (t.assignee_id = ${personId} or t.created_by = ${personId})`}
          ${tag ? sql`and t.tags @> array[${tag}] and t.tags <> '{}'` : nothing}
          ${q ? sql`and plain_words(t.title) like ${anywhere(q)}` : nothing}
          ${before ? sql`and t.id < ${before}` : nothing}
        order by ${known(orders, sortBy, latest)} limit ${limit}`;
  return db.rows<TaskRow>(q || tag ? plannedAnew(found) : found);
}

export const findTask = (db: Db, organisationId: number, id: number) =>
  db.row<TaskRow>(
    sql`select ${columns} from ${source} where t.organisation_id = ${organisationId} and t.id = ${id}`,
  );

export const lockTask = (db: Db, organisationId: number, id: number) =>
  db.row<TaskRow>(
    sql`select ${columns} from ${source}
        where t.organisation_id = ${organisationId} and t.id = ${id} for no key update of t`,
  );

export interface TaskFields extends Pick<
  TaskRow,
  | 'title'
  | 'description'
  | 'dueDate'
  | 'assigneeId'
  | 'assigneeName'
  | 'assigneeAvatar'
  | 'tags'
  | 'isCompleted'
  | 'isDeleted'
  | 'isImportant'
> {
  dueAt: Date | null;
}

/** A new task goes on top of the shared order. */
export async function insertTask(
  db: Db,
  organisationId: number,
  createdBy: number,
  task: TaskFields,
): Promise<number> {
  const row = await db.row<{ id: number }>(
    sql`insert into todo_tasks (organisation_id, title, description, due_date, due_at,
          assignee_id, assignee_name, assignee_avatar, tags,
          is_completed, is_deleted, is_important, created_by, position)
        values (${organisationId}, ${task.title}, ${JSON.stringify(task.description)}, ${task.dueDate},
          ${task.dueAt}, ${task.assigneeId}, ${task.assigneeName}, ${task.assigneeAvatar}, ${task.tags},
          ${task.isCompleted}, ${task.isDeleted}, ${task.isImportant}, ${createdBy},
          (select coalesce(min(position), 0) - 1024 from todo_tasks where organisation_id = ${organisationId}))
        returning id`,
  );
  if (!row) throw new Error('The task was not inserted.');
  return row.id;
}

export const updateTaskFields = (db: Db, organisationId: number, id: number, task: TaskFields) =>
  db.run(
    sql`update todo_tasks set title = ${task.title}, description = ${JSON.stringify(task.description)},
          due_date = ${task.dueDate}, due_at = ${task.dueAt}, assignee_id = ${task.assigneeId},
          assignee_name = ${task.assigneeName}, assignee_avatar = ${task.assigneeAvatar},
          tags = ${task.tags}, is_completed = ${task.isCompleted}, is_deleted = ${task.isDeleted},
          is_important = ${task.isImportant}, version = version + 1, changed_at = now()
        where organisation_id = ${organisationId} and id = ${id}`,
  );
