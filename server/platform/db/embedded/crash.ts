import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runningPostmaster } from './postmaster.ts';

const patience = 5_000;

/**
 * After a postmaster was killed: its children need a moment to notice, and until its parent has
 * asked for its exit code PostgreSQL takes it for alive and refuses to start.
 */
export async function outliveCrash(home: string): Promise<void> {
  const note = join(home, 'postmaster.pid');
  const deadline = Date.now() + patience;
  const isHeldUp = () => existsSync(note) && !runningPostmaster(home) && hasRemains(home, note);
  while (isHeldUp() && Date.now() < deadline) await pause(10);
  // Some containers never ask for exit codes. Nothing but the note is left then.
  if (isHeldUp() && !hasProcesses(home)) rmSync(note);
}

const hasRemains = (home: string, note: string) => isZombie(pidIn(note)) || hasProcesses(home);

const pidIn = (note: string) => Number(readFileSync(note, 'utf8').split('\n')[0]);

function isZombie(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') ?? false;
  } catch {
    return false;
  }
}

/** Each process of a cluster works in its folder. Without /proc nobody can tell, and none is seen. */
function hasProcesses(home: string): boolean {
  if (!existsSync('/proc/self/cwd')) return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && folderOf(name) === home);
}

function folderOf(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
