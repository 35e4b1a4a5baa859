import { type Db, openDatabase } from '../server/platform/db/db.ts';
import { type Statement, statementOf } from '../server/platform/db/sql.ts';

/** What is read from a real database, and the SQL it was read by, caught on its way there. */
export async function caughtIn<T>(
  databaseUrl: string,
  read: (db: Db) => Promise<T>,
): Promise<{ statements: Statement[]; page: T }> {
  const real = openDatabase({
    connection: { connectionString: databaseUrl },
    pool: 1,
    onError: () => undefined,
  });
  const statements: Statement[] = [];
  const catching: Db = {
    rows: (sql) => (statements.push(statementOf(sql)), real.rows(sql)),
    row: (sql) => (statements.push(statementOf(sql)), real.row(sql)),
    run: (sql) => real.run(sql),
  };
  const page = await read(catching);
  await real.close();
  return { statements, page };
}
