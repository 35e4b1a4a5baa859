import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { testDatabaseUrl } from '../config/test-database.ts';
import { startEmbedded } from '../platform/db/embedded/embedded.ts';
import { prepareJobs } from '../platform/jobs/jobs.ts';
import { migrate } from '../platform/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    server: pg.ClientConfig;
    template: string;
    /** The name of the database with the demo, once a file of the run has made it. */
    demo: string;
    /** Where test files leave for each other what lasts as long as the run. */
    runFolder: string;
    /** Where the server is, once a file of the run has bundled it: where it finds its packages. */
    bundle: string;
  }
}

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** A server that dies takes its data along: nothing is written for coming back. */
const keepsNothing = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  // For tables of a few rows each: processes of their own take longer than all there is to do.
  'max_parallel_workers_per_gather=0',
];

/** One PostgreSQL for the whole run, and in it one migrated database that test files copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await openServer();
  const template = `plenum_template_${process.pid}`;
  await asAdmin(server, `create database ${template}`);
  await migrate({ ...server, database: template }, migrations);
  await prepareQueue({ ...server, database: template });
  project.provide('server', server);
  project.provide('template', template);
  const demo = `${template}_demo`;
  project.provide('demo', demo);
  const runFolder = mkdtempSync(join(tmpdir(), 'plenum-run-'));
  chmodSync(runFolder, 0o755);
  project.provide('runFolder', runFolder);
  const bundle = join(packages, '.cache', basename(runFolder));
  project.provide('bundle', bundle);
  return async () => {
    await asAdmin(server, `drop database if exists ${demo} with (force)`);
    await asAdmin(server, `drop database ${template} with (force)`);
    await stop();
    for (const folder of [runFolder, bundle]) rmSync(folder, { recursive: true, force: true });
  };
}

async function prepareQueue(connection: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool(connection);
  const fail = (error: Error) => {
    throw error;
  };
  pool.on('error', fail);
  pool.on('connect', (client) => void client.on('error', fail));
  await prepareJobs(pool);
  await pool.end();
}

async function openServer(): Promise<{ server: pg.ClientConfig; stop(): Promise<void> }> {
  const url = testDatabaseUrl();
  if (url) return { server: parse(url), stop: () => Promise.resolve() };
  const dataDir = mkdtempSync(join(tmpdir(), 'plenum-test-'));
  const embedded = await startEmbedded({
    dataDir,
    password: 'only for tests',
    settings: [...keepsNothing, 'max_connections=200'],
    onRestart: () => undefined,
    onFailedRestart: () => undefined,
  });
  const stop = async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server: embedded.connection, stop };
}

/** A plain object: it travels to the test workers. */
function parse(url: string): pg.ClientConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port) || 5432,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  };
}

async function asAdmin(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
