import type { Database } from '../platform/db/db.ts';

/**
 * A mark of every row there is, jobs included: whatever is inserted, changed or deleted changes
 * it, also when the values end up as they were. Reading and locking do not.
 */
export async function tracesOf(db: Database): Promise<Record<string, string>> {
  const tables = await db.rows<{ name: string }>({
    parts: [
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    ],
    values: [],
  });
  const one = (name: string) =>
    `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(xmin::text::bigint), 0) as mark from ${name}`;
  const marks = await db.rows<{ name: string; mark: string }>({
    parts: [tables.map(({ name }) => one(name)).join(' union all ')],
    values: [],
  });
  return Object.fromEntries(marks.map(({ name, mark }) => [name, mark]));
}
