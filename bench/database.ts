import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../server/platform/db/embedded/embedded.ts';

/** What is to be stopped and cleared away; the last goes first. */
export type Endings = (() => Promise<unknown> | void)[];

export async function withEndings<T>(play: (endings: Endings) => Promise<T>): Promise<T> {
  const endings: Endings = [];
  try {
    return await play(endings);
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}

export interface Place {
  folder: string;
  databaseUrl: string;
}

export interface Stocked extends Place {
  client: pg.Client;
}

/** Our own PostgreSQL with its usual, durable settings, and a line to it. */
export async function setDatabase(endings: Endings): Promise<Stocked> {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-bench-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  const embedded = await startEmbedded({
    dataDir: folder,
    password: 'only-for-the-bench',
    onRestart: () => undefined,
    onFailedRestart: () => undefined,
  });
  endings.push(embedded.stop);
  const client = new pg.Client(embedded.connection);
  await client.connect();
  endings.push(() => client.end());
  await refuseFastAndLoose(client);
  return { folder, databaseUrl: addressOf(embedded.connection), client };
}

const addressOf = ({ host = '', user, password }: pg.ClientConfig) =>
  `postgres://${user}:${String(password)}@localhost/plenum?host=${encodeURIComponent(host)}`;

/** Figures of a database that may lose data would be worth nothing. */
async function refuseFastAndLoose(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ setting: string }>(
    `select setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
  );
  if (rows.some(({ setting }) => setting !== 'on')) throw new Error('The database is not durable.');
}
