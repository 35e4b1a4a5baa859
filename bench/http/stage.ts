import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../server/platform/db/embedded/embedded.ts';
import { listStatement } from './list-statement.ts';
import { type Side, startBare, startOurs } from './sides.ts';
import { fillTable } from './tasks.ts';

export interface Stage {
  ours: Side;
  bare: Side;
}

/** Both servers, each its own process, on one database with its usual, durable settings. */
export async function onStage<T>(play: (stage: Stage) => Promise<T>): Promise<T> {
  const endings: (() => Promise<unknown> | void)[] = [];
  try {
    return await play(await setStage(endings));
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}

async function setStage(endings: (() => Promise<unknown> | void)[]): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-bench-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  const embedded = await startEmbedded({
    dataDir: folder,
    password: 'only-for-the-bench',
    onRestart: () => undefined,
  });
  endings.push(embedded.stop);
  const client = new pg.Client(embedded.connection);
  await client.connect();
  endings.push(() => client.end());
  await refuseFastAndLoose(client);

  const place = { folder, databaseUrl: addressOf(embedded.connection) };
  const ours = await startOurs(place);
  endings.push(ours.stop);
  await fillTable(client, ours.organisationId, ours.personId);
  const bare = await startBare(place, await listStatement(ours.organisationId));
  endings.push(bare.stop);
  return { ours, bare };
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
