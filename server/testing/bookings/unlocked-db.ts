import type { Database, Db } from '../../platform/db/db.ts';
import { type Sql, statementOf } from '../../platform/db/sql.ts';

/**
 * A database on which rows of one table are looked at and not locked, as somebody would write it who
 * has not thought of others. So many have looked before the first of them goes on.
 */
export function unlocked(db: Database, table: string, many: number): Database {
  let looked = 0;
  let goOn = () => {};
  const allHave = new Promise<void>((resolve) => (goOn = resolve));
  const isLock = (query: Sql) =>
    new RegExp(`from ${table}\\b.* for no key update$`, 's').test(statementOf(query).text.trim());
  const over = (tx: Db): Db => ({
    ...tx,
    rows: async <T>(query: Sql) => {
      if (!isLock(query)) return tx.rows<T>(query);
      const parts = query.parts.map((part) => part.replace(/ for no key update$/, ''));
      const seen = await tx.rows<T>({ ...query, parts });
      looked += 1;
      if (looked >= many) goOn();
      await allHave;
      return seen;
    },
  });
  return { ...db, transaction: (work) => db.transaction((tx) => work(over(tx))) };
}
