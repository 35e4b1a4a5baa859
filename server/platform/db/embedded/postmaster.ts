import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartFault } from '../../start-fault.ts';
import type { Binaries } from './binaries.ts';
import { isAlive } from './create-cluster.ts';
import type { RunAs } from './run-as.ts';

const usualSettings = [
  'listen_addresses=',
  'max_connections=60',
  'shared_buffers=128MB',
  'unix_socket_permissions=0700',
  'log_min_messages=warning',
  // After a crash: one call for the whole disk instead of one for each of some thousand files.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
];

/** The left-over or running server of a cluster, if there is one. */
export function runningPostmaster(home: string): { pid: number; socketDir: string } | null {
  const file = join(home, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const socketDir = lines[4] ?? '';
  return pid > 0 && socketDir && isPostgres(pid) ? { pid, socketDir } : null;
}

/** A process number may have gone to another program since the file was written. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc/self/cmdline')) return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

/** Socket paths end at about 100 bytes; a deep data folder gets one under the temporary folder. */
export function prepareSocketDir(dataDir: string, owner: RunAs['owner']): string {
  const near = join(dataDir, 'run');
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = Buffer.byteLength(near) <= 80 ? near : join(tmpdir(), `plenum-${hash}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

export interface Spawnable {
  binaries: Binaries;
  runAs: RunAs;
  home: string;
  log: string;
  socketDir: string;
  settings: readonly string[];
}

export function spawnPostmaster({ binaries, runAs, home, log, socketDir, settings }: Spawnable) {
  const words = [
    ...runAs.prefix,
    binaries.postgres,
    '-D',
    home,
    '-k',
    socketDir,
    ...[...usualSettings, ...settings].flatMap((setting) => ['-c', setting]),
  ];
  const [command = '', ...args] = words;
  const output = openSync(log, 'a', 0o600);
  // A session of its own: Ctrl-C in the terminal must reach it through us, after our own work is done.
  const child = spawn(command, args, {
    cwd: home,
    detached: true,
    stdio: ['ignore', output, output],
    ...(runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid }),
  });
  closeSync(output);
  child.unref();
  return child;
}

/** Connects as soon as the server lets anyone in. `gone` tells that it never will. */
export async function connectWhenReady(
  connection: pg.ClientConfig,
  gone: () => boolean,
  log: string,
): Promise<pg.Client> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const isRefusal = (error as { code?: string }).code?.startsWith('28');
      if (isRefusal || gone() || Date.now() > deadline) throw notStarted(log, error);
    }
    await pause(10);
  }
}

function notStarted(log: string, cause: unknown): StartFault {
  const tail = existsSync(log)
    ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')
    : '';
  if (tail.includes('No space left')) {
    return new StartFault(
      `The disk that holds ${dirname(log)} is full. Free some space and start again.`,
    );
  }
  return new StartFault(`PostgreSQL did not start. Its log ${log} ends: ${tail}`, { cause });
}

/** Fast shutdown; immediate if it does not end in time. */
export async function stopPostmaster(pid: number, home: string): Promise<void> {
  const isGone = () => !existsSync(join(home, 'postmaster.pid')) || !isAlive(pid);
  for (const [signal, patience] of [
    ['SIGINT', 4_000],
    ['SIGQUIT', 1_500],
  ] as const) {
    if (isGone()) return;
    process.kill(pid, signal);
    const deadline = Date.now() + patience;
    while (!isGone() && Date.now() < deadline) await pause(10);
  }
}
