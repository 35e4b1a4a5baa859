import type { Db } from './db.ts';
import { plannedAnew, type Sql, sql } from './sql.ts';

/** Beyond it nobody needs to know how many more there are, and counting them costs a walk past all. */
const mostCounted = 10_000;

export interface Counted {
  total: number;
  /** There are more. */
  totalIsAtLeast?: true;
}

/** How many rows the query finds, of any shape; planned for what it looks for. */
export async function countUpTo(db: Db, rows: Sql, most = mostCounted): Promise<Counted> {
  const found = await db.row<{ total: number }>(
    plannedAnew(sql`select count(*) as total from (${rows} limit ${most + 1}) counted`),
  );
  const total = found?.total ?? 0;
  return total > most ? { total: most, totalIsAtLeast: true } : { total };
}
