import { mostInList } from '../../contract/index.ts';
import { findTasks } from '../../server/features/todo/todo.queries.ts';
import type { Db } from '../../server/platform/db/db.ts';
import { type Statement, statementOf } from '../../server/platform/db/sql.ts';

/** The SQL our server runs for the list, caught on its way to the database. */
export async function listStatement(organisationId: number): Promise<Statement> {
  const caught: Statement[] = [];
  const db: Db = {
    rows: (query) => {
      caught.push(statementOf(query));
      return Promise.resolve([]);
    },
    row: () => Promise.resolve(null),
    run: () => Promise.resolve(0),
  };
  await findTasks(db, organisationId, null, {}, mostInList + 1);
  const [statement, another] = caught;
  if (!statement || another) throw new Error('The list is no longer one statement.');
  return statement;
}
