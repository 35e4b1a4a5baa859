import type { Database, Db } from '../platform/db/db.ts';
import type { Sql } from '../platform/db/sql.ts';

type Traces = Record<string, string>;

interface Changes<Answer, Found> {
  answer: Answer;
  before: Found | null;
  after: Found | null;
}

/**
 * What `look` finds in the database as it was before `act`, and as it is after it. Where nothing
 * was written meanwhile, there is nothing to look at, and both are null.
 */
export async function changesBy<Answer, Found>(
  db: Database,
  look: (db: Db) => Promise<Found> | Found,
  act: () => Promise<Answer>,
): Promise<Changes<Answer, Found>> {
  await countWrites(db);
  return db.transaction(async (then) => {
    await then.run(plain('set transaction isolation level repeatable read read only'));
    const written = await writesIn(then);
    const answer = await act();
    if ((await writesIn(db)) === written) return { answer, before: null, after: null };
    return { answer, before: await look(then), after: await look(db) };
  });
}

/**
 * A mark of every row there is, jobs included: whatever is inserted, changed or deleted changes
 * it, also when the values end up as they were. Reading and locking do not.
 */
export async function tracesOf(db: Db): Promise<Traces> {
  const one = (name: string) =>
    `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(xmin::text::bigint), 0) as mark from ${name}`;
  const marks = await db.rows<{ name: string; mark: string }>(
    plain((await tablesIn(db)).map(one).join(' union all ')),
  );
  return Object.fromEntries(marks.map(({ name, mark }) => [name, mark]));
}

const plain = (text: string): Sql => ({ parts: [text], values: [] });

async function tablesIn(db: Db): Promise<string[]> {
  const tables = await db.rows<{ name: string }>(
    plain(`select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`),
  );
  return tables.map(({ name }) => name);
}

const counting = new WeakMap<Database, Promise<unknown>>();

/** Every statement that may write in this database takes a number, also one that is undone. */
function countWrites(db: Database): Promise<unknown> {
  const begun = counting.get(db) ?? installCounter(db);
  counting.set(db, begun);
  return begun;
}

async function installCounter(db: Database): Promise<void> {
  const triggers = (await tablesIn(db)).map(
    (name) => `create trigger tests_count after insert or update or delete or truncate on ${name}
      for each statement execute function public.tests_count()`,
  );
  await db.pool.query(`
    create sequence public.tests_writes;
    create function public.tests_count() returns trigger language plpgsql as
      'begin perform nextval(''public.tests_writes''); return null; end';
    ${triggers.join(';\n')}`);
}

const writesIn = async (db: Db): Promise<string> =>
  (
    await db.row<{ written: string }>(
      plain(`select last_value::text || is_called as written from public.tests_writes`),
    )
  )?.written ?? '';

/** The transactions whose writes are there. */
export async function writersIn(db: Db): Promise<string[]> {
  const one = (name: string) => `select distinct xmin::text as writer from ${name}`;
  const found = await db.rows<{ writer: string }>(
    plain((await tablesIn(db)).map(one).join(' union ')),
  );
  return found.map(({ writer }) => writer);
}

/** How many rows each table has. */
export async function rowsIn(db: Db): Promise<Traces> {
  const traces = await tracesOf(db);
  return Object.fromEntries(
    Object.entries(traces).map(([name, mark]) => [name, mark.split(',')[0] ?? '']),
  );
}
