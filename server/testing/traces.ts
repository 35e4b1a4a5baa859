import type { Database } from '../platform/db/db.ts';

type Traces = Record<string, string>;

/** What was seen last, and the moment of the database it is good for. */
const seen = new WeakMap<Database, { moment: string; traces: Traces }>();
const tablesOf = new WeakMap<Database, Promise<{ name: string }[]>>();

/**
 * A mark of every row there is, jobs included: whatever is inserted, changed or deleted changes
 * it, also when the values end up as they were. Reading and locking do not. Where no transaction
 * took a number since, there is nothing new to look at.
 */
export async function tracesOf(db: Database): Promise<Traces> {
  const moment = await momentOf(db);
  const last = seen.get(db);
  if (last?.moment === moment) return last.traces;
  const traces = await lookAtAll(db);
  if ((await momentOf(db)) === moment) seen.set(db, { moment, traces });
  return traces;
}

const momentOf = async (db: Database): Promise<string> =>
  (
    await db.row<{ moment: string }>({
      parts: ['select pg_current_snapshot()::text as moment'],
      values: [],
    })
  )?.moment ?? '';

const findTables = (db: Database) =>
  db.rows<{ name: string }>({
    parts: [
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    ],
    values: [],
  });

async function lookAtAll(db: Database): Promise<Traces> {
  const known = tablesOf.get(db) ?? findTables(db);
  tablesOf.set(db, known);
  const one = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(xmin::text::bigint), 0) as mark from ${name}`;
  const marks = await db.rows<{ name: string; mark: string }>({
    parts: [(await known).map(one).join(' union all ')],
    values: [],
  });
  return Object.fromEntries(marks.map(({ name, mark }) => [name, mark]));
}
