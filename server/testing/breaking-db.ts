import { setImmediate as turn } from 'node:timers/promises';
import type { Database, Db } from '../platform/db/db.ts';
import type { TestDb } from './test-db.ts';

export interface BreakingDb extends TestDb {
  /** So many questions are answered still; then the database is gone until it is mended. */
  breakAfter(questions: number): void;
  mend(): void;
  /** When nothing that was asked is on its way any more. */
  settled(): Promise<void>;
}

/** A database that goes away in the middle of things, told as PostgreSQL's own driver tells it. */
export function breaking(testDb: TestDb): BreakingDb {
  let left = Infinity;
  let onItsWay = 0;
  const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
    left -= 1;
    if (left < 0) throw new Error('Connection terminated unexpectedly');
    onItsWay += 1;
    try {
      return await ask();
    } finally {
      onItsWay -= 1;
    }
  };
  const over = (db: Db): Db => ({
    rows: (query) => asked(() => db.rows(query)),
    row: (query) => asked(() => db.row(query)),
    run: (query) => asked(() => db.run(query)),
  });
  const db: Database = {
    ...testDb.db,
    ...over(testDb.db),
    transaction: (work) => asked(() => testDb.db.transaction((tx) => work(over(tx)))),
  };
  return {
    ...testDb,
    db,
    breakAfter: (questions) => (left = questions),
    mend: () => (left = Infinity),
    settled: async () => {
      const isQuiet = () => onItsWay === 0;
      do await turn();
      while (!isQuiet());
    },
  };
}
