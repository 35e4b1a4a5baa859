import type { EmailPage, EmailPageQuery } from '../../contract/index.ts';
import { listMessages } from '../../server/features/email/list/list.box.ts';
import { type Db, openDatabase } from '../../server/platform/db/db.ts';
import type { Person } from '../../server/platform/person.ts';
import { type Statement, statementOf } from '../../server/platform/db/sql.ts';
import type { Work } from '../../server/platform/work.ts';

/** The SQL our server runs for a page of mails, caught on its way to the database. */
export async function pageStatements(
  databaseUrl: string,
  person: Pick<Person, 'organisationId' | 'id'>,
  query: EmailPageQuery,
): Promise<{ statements: Statement[]; page: EmailPage }> {
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
  const work = { db: catching } as Work;
  const page = await listMessages(work, person as Person, query);
  await real.close();
  return { statements, page };
}
