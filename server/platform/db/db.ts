import pg from 'pg';
import { throwAwayLost } from './lost.ts';
import type { Sql } from './sql.ts';
import { statementOf } from './sql.ts';

// Ids and counts are bigint in SQL and stay below 2^53, also many of them in an array.
const arrayOf = { int4: 1007, int8: 1016 };
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const asNumbers = pg.types.getTypeParser(arrayOf.int4) as (text: string) => unknown;
pg.types.setTypeParser(arrayOf.int8, asNumbers);

/** Anything that runs SQL: the pool or one transaction. */
export interface Db {
  rows<Row>(query: Sql): Promise<Row[]>;
  row<Row>(query: Sql): Promise<Row | null>;
  /** Runs a write and tells how many rows it touched. */
  run(query: Sql): Promise<number>;
}

export interface Database extends Db {
  /** For what brings its own statements, like the job queue. */
  readonly pool: pg.Pool;
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connection: pg.PoolConfig;
  pool: number;
  /** Whoever waits longer for a connection is answered that it did not work. */
  patienceMs?: number;
  onError(error: Error): void;
}

interface Asked {
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
}

/** What is asked after its end would be written for itself. */
function asLongAsOpen(client: pg.PoolClient): Asked & { close(): void } {
  let isOpen = true;
  return {
    query: (statement) => {
      if (!isOpen) return Promise.reject(new Error('The transaction is over.'));
      return client.query(statement);
    },
    close: () => {
      isOpen = false;
    },
  };
}

const over = (client: Asked): Db => ({
  rows: async <Row>(query: Sql) => (await client.query(statementOf(query))).rows as Row[],
  row: async <Row>(query: Sql) =>
    ((await client.query(statementOf(query))).rows[0] as Row | undefined) ?? null,
  run: async (query) => (await client.query(statementOf(query))).rowCount ?? 0,
});

export const patienceOfRequests = 1_500;

export function openDatabase({
  connection,
  pool: max,
  patienceMs = patienceOfRequests,
  onError,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...connection,
    // What a transaction asks at once goes out at once, and the database does it in its order.
    pipeline: true,
    max,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A server that goes away breaks idle connections; the pool replaces them.
  pool.on('error', onError);
  pool.on('connect', (client) => void client.on('error', onError));
  const stopLooking = throwAwayLost(pool, connection);
  return {
    ...over(pool),
    pool,
    transaction: (work) => inTransaction(pool, work),
    close: () => {
      stopLooking();
      return pool.end();
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const within = asLongAsOpen(client);
  let broken: Error | undefined;
  try {
    const begun = client.query('begin');
    begun.catch(() => undefined);
    // What still waits when one of several fails would be written for itself after the rollback.
    const result = await work(over(within)).finally(within.close);
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((fault: unknown) => {
      broken = fault as Error;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
