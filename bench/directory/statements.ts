import { findPeople } from '../../server/features/profiles/find/find.found.ts';
import type { Sought } from '../../server/features/profiles/find/find.found.queries.ts';
import { findSeen } from '../../server/features/profiles/profiles.people.queries.ts';
import type { PeopleWork, Viewer } from '../../server/features/profiles/profiles.viewer.ts';
import type { Database, Db } from '../../server/platform/db/db.ts';
import { type Sql, type Statement, sql, statementOf } from '../../server/platform/db/sql.ts';

/**
 * The SQL that finds and reads a page of the directory, caught on its way to the database; words
 * that are mistyped are found nowhere as they are.
 */
export async function pageStatements(
  who: Pick<Viewer, 'organisationId' | 'eventId' | 'id'>,
  sought: Sought,
  { total, ids }: { total: number; ids: number[] },
  mistyped: readonly string[] = [],
): Promise<Statement[]> {
  const viewer: Viewer = {
    ...who,
    usual: 4,
    heldByMine: sql`select 0::bigint as person_id where false`,
    now: new Date(),
  };
  const caught: Statement[] = [];
  const keep = (query: Sql) => void caught.push(statementOf(query));
  const catching: Db = {
    rows: (query) => Promise.resolve((keep(query), [])),
    row: <Row>(query: Sql) => {
      const isFirst = caught.length === 0;
      keep(query);
      if (mistyped.some((word) => isProbe(query, word))) return Promise.resolve(null);
      const isVain = isFirst && mistyped.length > 0;
      return Promise.resolve({ total: isVain ? 0 : total, ids } as Row);
    },
    run: () => Promise.resolve(0),
  };
  const db = { ...catching, transaction: (run) => run(catching) } as Database;
  await findPeople({ db } as PeopleWork, viewer, sought, { offset: 0, limit: 24 });
  await findSeen(catching, viewer, ids);
  return caught;
}

/** Whether it asks for that word alone. */
const isProbe = ({ parts, values }: Sql, word: string): boolean =>
  parts.some((part) => part.includes('1 as one')) && values.includes(`%${word}%`);
