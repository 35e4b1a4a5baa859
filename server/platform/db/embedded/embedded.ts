import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { asStartFault, StartFault } from '../../start-fault.ts';
import { findBinaries } from './binaries.ts';
import { outliveCrash } from './crash.ts';
import { createCluster, superuser } from './create-cluster.ts';
import {
  connectWhenReady,
  prepareSocketDir,
  runningPostmaster,
  type Spawnable,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { chooseRunAs, giveTo } from './run-as.ts';

export interface EmbeddedDatabase {
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  password: string;
  /** More server settings, `name=value`. */
  settings?: readonly string[];
  /** Told when the server ended by itself and was started again. */
  onRestart(): void;
  /** Told when it could not be started again; it is tried again soon. */
  onFailedRestart(error: unknown): void;
}

const database = 'plenum';
const oneOwner = 7_263_002;

interface Cluster extends Spawnable {
  password: string;
}

/** Plenum's own PostgreSQL: made when missing, adopted when a killed start left it running. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  try {
    mkdirSync(dataDir, { recursive: true });
    const cluster = await prepareCluster(options);
    const keeper = await keepOwnership(cluster, options);
    return { connection: connectionTo(cluster, database), stop: keeper.stop };
  } catch (error) {
    throw asStartFault(error, dataDir);
  }
}

async function prepareCluster(options: EmbeddedOptions): Promise<Cluster> {
  const { dataDir, password, settings = [] } = options;
  const binaries = findBinaries();
  const home = join(dataDir, 'postgres');
  const runAs = chooseRunAs([dataDir, binaries.home]);
  if (runAs.uid !== undefined) chmodSync(dataDir, 0o711);
  if (!existsSync(join(home, 'PG_VERSION')))
    await createCluster(dataDir, binaries, runAs, password);
  else if (!runningPostmaster(home)) giveTo(home, runAs.owner);
  const socketDir = prepareSocketDir(dataDir, runAs.owner);
  const log = join(dataDir, 'postgres.log');
  return { home, log, socketDir, binaries, runAs, password, settings };
}

const connectionTo = (cluster: Cluster, name: string): pg.ClientConfig => ({
  host: cluster.socketDir,
  port: 5432,
  user: superuser,
  password: cluster.password,
  database: name,
});

/** One connection that holds the cluster for this process; it brings a fallen server back. */
async function keepOwnership(cluster: Cluster, { onRestart, onFailedRestart }: EmbeddedOptions) {
  let isStopping = false;
  let keeper = await takeCluster(cluster);
  const watch = (client: pg.Client) =>
    client.once('end', () => {
      if (!isStopping) bringBack().catch(onFailedRestart);
    });
  const bringBack = async () => {
    for (;;) {
      if (isStopping) return;
      try {
        keeper = await takeCluster(cluster);
        watch(keeper);
        return onRestart();
      } catch (error) {
        onFailedRestart(error);
        await pause(500);
      }
    }
  };
  watch(keeper);
  return {
    stop: async () => {
      isStopping = true;
      keeper.end().catch(() => undefined);
      const running = runningPostmaster(cluster.home);
      if (running) await stopPostmaster(running.pid, cluster.home);
    },
  };
}

async function takeCluster(cluster: Cluster): Promise<pg.Client> {
  const client = await connectToServer(cluster);
  const deadline = Date.now() + 3_000;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [oneOwner],
    );
    if (rows[0]?.mine) break;
    // A killed start's connection may need a moment to be noticed.
    if (Date.now() > deadline) throw await occupied(client, cluster);
    await pause(50);
  }
  try {
    await makeDatabase(client);
    return client;
  } catch (error) {
    const running = runningPostmaster(cluster.home);
    if (running) await stopPostmaster(running.pid, cluster.home);
    throw error;
  }
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (!rowCount) await client.query(`create database ${database}`);
}

async function connectToServer(cluster: Cluster): Promise<pg.Client> {
  const running = runningPostmaster(cluster.home);
  const admin = (socketDir: string): pg.ClientConfig => ({
    ...connectionTo({ ...cluster, socketDir }, 'postgres'),
    application_name: `plenum keeper ${process.pid}`,
  });
  if (running) {
    cluster.socketDir = running.socketDir;
    const gone = () => !runningPostmaster(cluster.home);
    const client = await connectWhenReady(admin(running.socketDir), gone, cluster.log).catch(
      () => null,
    );
    if (client) return client;
    await stopPostmaster(running.pid, cluster.home);
  }
  await outliveCrash(cluster.home);
  const child = spawnPostmaster(cluster);
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  child.once('error', () => (hasEnded = true));
  // Another start that won the race counts as well: the ownership lock decides who goes on.
  const gone = () => hasEnded && !runningPostmaster(cluster.home);
  try {
    return await connectWhenReady(admin(cluster.socketDir), gone, cluster.log);
  } catch (error) {
    if (child.pid && !hasEnded) await stopPostmaster(child.pid, cluster.home);
    throw error;
  }
}

async function occupied(client: pg.Client, cluster: Cluster): Promise<StartFault> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where application_name like 'plenum keeper %' and pid <> pg_backend_pid()`,
  );
  await client.end();
  const pid = rows[0]?.name.split(' ').at(-1) ?? 'unknown';
  return new StartFault(
    `Plenum already runs on ${join(cluster.home, '..')} (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
  );
}
