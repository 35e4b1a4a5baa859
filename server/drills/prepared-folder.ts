import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, inject, vi } from 'vitest';
import { newFolder } from './data-folder.ts';
import { startServer } from './server-process.ts';

/** A first start as people make it, demo and all, and an end in good order. */
async function prepare(folder: string): Promise<void> {
  const server = startServer({ dataDir: folder, env: { DEMO: '1' } });
  await server.ready;
  server.signal('SIGTERM');
  const { code, said } = await server.ended;
  if (code !== 0) throw new Error(`The prepared folder was left with ${code}: ${said}`);
}

function begins(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** A first start, on whatever machine, with whatever runs beside it. */
const patienceMs = 240_000;

/** Made by the first file of a run that asks for it; the others wait for it. */
async function prepared(): Promise<string> {
  const folder = join(inject('runFolder'), 'prepared');
  if (existsSync(folder)) return folder;
  const making = `${folder}-in-the-making`;
  if (begins(making)) {
    await prepare(making);
    renameSync(making, folder);
  }
  const isThere = () => {
    if (!existsSync(folder)) throw new Error('No folder was prepared.');
  };
  await vi.waitFor(isThere, { timeout: patienceMs, interval: 100 });
  return folder;
}

/** In files that copy it: no test waits for the first start. */
export const expectFolder = (): void => beforeAll(async () => void (await prepared()), patienceMs);

/** A copy of an installation at rest, for whom its first start is not the point; there, or anywhere. */
export async function preparedFolder(folder = newFolder()): Promise<string> {
  const from = await prepared();
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, folder]);
  if (status !== 0) throw new Error(`The prepared folder was not copied: ${stderr.toString()}`);
  return folder;
}
