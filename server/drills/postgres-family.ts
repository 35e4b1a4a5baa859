import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The database server of a data folder and its children; empty when none is noted there. */
export function postgresOf(dataDir: string): number[] {
  const file = join(dataDir, 'postgres/postmaster.pid');
  if (!existsSync(file)) return [];
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const children = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(children)) return [pid];
  return [pid, ...readFileSync(children, 'utf8').trim().split(' ').filter(Boolean).map(Number)];
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** Ended, but nobody has asked for its exit code yet. */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '');
  } catch {
    return false;
  }
}

export async function killPostgres(dataDir: string): Promise<void> {
  const family = postgresOf(dataDir);
  for (const pid of family) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  await untilGone(family);
}

async function untilGone(pids: number[]): Promise<void> {
  while (pids.some(isRunning)) await pause(5);
}
