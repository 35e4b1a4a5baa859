import type { PeopleQuery } from '../../contract/index.ts';
import { listPeople } from '../../server/features/people/people.service.ts';
import type { Database } from '../../server/platform/db/db.ts';
import type { Person } from '../../server/platform/person.ts';
import { type Statement, statementOf } from '../../server/platform/db/sql.ts';
import type { Work } from '../../server/platform/work.ts';

/** The SQL our server runs for a page of people, caught on its way to the database. */
export async function pageStatements(
  organisationId: number,
  query: PeopleQuery,
  total: number,
): Promise<Statement[]> {
  const caught: Statement[] = [];
  const catching: Pick<Database, 'rows' | 'row' | 'run'> = {
    rows: (sql) => {
      caught.push(statementOf(sql));
      return Promise.resolve([]);
    },
    row: <Row>(sql: Parameters<typeof statementOf>[0]) => {
      caught.push(statementOf(sql));
      return Promise.resolve({ total } as Row);
    },
    run: () => Promise.resolve(0),
  };
  await listPeople({ db: catching } as Work, { organisationId } as Person, query);
  return caught;
}
