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
    await initdb(binaries, runAs, join(aside, 'cluster'), passwordFile);
    if (!existsSync(home)) renameSync(join(aside, 'cluster'), home);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(/^postgres\.new-(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(join(dataDir, name), { recursive: true, force: true });
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
  ];
  const [command = '', ...args] = words;
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid }),
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(initFault(folder, said))));
  });
}

const initFault = (folder: string, said: string) =>
  said.includes('No space left')
    ? new StartFault(`The disk that holds ${folder} is full. Free some space and start again.`)
    : new StartFault(`The database could not be made in ${folder}: ${said.trim()}`);
