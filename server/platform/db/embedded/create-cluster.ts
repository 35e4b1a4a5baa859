import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../../start-fault.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

export const superuser = 'plenum';

/** Makes a cluster aside and moves it into place whole: a start cut short leaves none behind. */
export async function createCluster(
  dataDir: string,
  binaries: Binaries,
  runAs: RunAs,
  password: string,
): Promise<void> {
  const home = join(dataDir, 'postgres');
  removeLeftovers(dataDir);
  const aside = join(dataDir, `postgres.new-${process.pid}`);
  const passwordFile = join(aside, 'password');
  mkdirSync(join(aside, 'cluster'), { recursive: true });
  writeFileSync(passwordFile, password);
  chmodSync(aside, 0o711);
  if (runAs.owner) {
    const { uid, gid } = runAs.owner;
    for (const path of [join(aside, 'cluster'), passwordFile]) chownSync(path, uid, gid);
  }
  chmodSync(passwordFile, 0o600);
  try {
    const said = await initdb(binaries, runAs, join(aside, 'cluster'), passwordFile);
    if (said !== null) throw initFault(dataDir, said);
    moveIntoPlace(join(aside, 'cluster'), home);
  } finally {
    removeTree(aside);
  }
}

/** Another start may have been quicker: then its cluster is the one. */
function moveIntoPlace(made: string, home: string): void {
  try {
    renameSync(made, home);
  } catch (error) {
    if (!existsSync(join(home, 'PG_VERSION'))) throw error;
  }
}

/** The initdb of a start that was killed may still be writing there; then the next start removes it. */
function removeTree(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}

function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(/^postgres\.new-(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) removeTree(join(dataDir, name));
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Null when it went well, else its complaint. */
function initdb(binaries: Binaries, runAs: RunAs, folder: string, passwordFile: string) {
  const words = [
    ...runAs.prefix,
    binaries.initdb,
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    // One call for the whole disk instead of one for each of a thousand files.
    ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
  ];
  const [command = '', ...args] = words;
  return new Promise<string | null>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid }),
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? null : said));
  });
}

const initFault = (dataDir: string, said: string) =>
  said.includes('No space left')
    ? new StartFault(`The disk that holds ${dataDir} is full. Free some space and start again.`)
    : new StartFault(`The database could not be made in ${dataDir}: ${said.trim()}`);
