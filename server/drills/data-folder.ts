import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killPostgres } from './postgres-family.ts';
import { dataDirs, killServers } from './server-process.ts';

const folders: string[] = [];
const disks: string[] = [];

/** A fresh place for one installation; anyone may pass through to it, as in a usual home. */
export function newFolder(owner?: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-drill-'));
  chmodSync(folder, 0o755);
  if (owner !== undefined) chownSync(folder, owner, owner);
  folders.push(folder);
  return folder;
}

/** A small disk of its own; null where we have no right to mount one. */
export function newDisk(size: string): string | null {
  const folder = join(newFolder(), 'disk');
  mkdirSync(folder);
  const words = ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder];
  if (spawnSync('mount', words).status !== 0) return null;
  disks.push(folder);
  return folder;
}

/** Ends and removes all that a test started or made. */
export async function clearAway(): Promise<void> {
  await killServers();
  for (const dataDir of dataDirs) await killPostgres(dataDir);
  dataDirs.clear();
  for (const disk of disks.splice(0)) spawnSync('umount', [disk]);
  for (const folder of folders.splice(0)) {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
