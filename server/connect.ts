import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from './config/config.ts';
import { keptSecret } from './config/secrets.ts';
import { type Database, openDatabase, patienceOfRequests } from './platform/db/db.ts';
import { startEmbedded } from './platform/db/embedded/embedded.ts';
import type { Log } from './platform/log/log.ts';

export interface Connected {
  db: Database;
  connection: pg.ClientConfig;
  /** From now on people wait for answers. */
  hurry(): void;
  close(): Promise<void>;
}

const patienceForQueries = 2_000;
/** A server that starts is too busy to hear a database that is slow, and nobody waits for either. */
const patienceAtStart = 15_000;

/** The database of the configuration, or our own. */
export async function connect(config: Config, log: Log): Promise<Connected> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({
        dataDir: config.dataDir,
        password: keptSecret(config.dataDir, 'POSTGRES_PASSWORD'),
        onRestart: () => log.warn('the embedded database ended by itself and was started again'),
        onFailedRestart: (error) =>
          log.error({ err: error }, 'the embedded database ended and did not start again'),
      });
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  let isClosing = false;
  const db = openDatabase({
    connection,
    pool: config.databasePool,
    patienceMs: patienceAtStart,
    onError: (error) => {
      if (!isClosing) log.warn({ err: error }, 'database connection lost');
    },
  });
  return {
    db,
    connection,
    hurry: () => {
      db.pool.options.connectionTimeoutMillis = patienceOfRequests;
    },
    close: async () => {
      isClosing = true;
      // A connection at work does not end by asking; our own server ends it, another one's is let go.
      await Promise.race([db.close(), pause(patienceForQueries)]);
      await embedded?.stop();
    },
  };
}
