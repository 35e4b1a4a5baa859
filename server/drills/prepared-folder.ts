import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, inject } from 'vitest';
import { newFolder } from './data-folder.ts';
import { madeOnce, patienceMs } from './made-once.ts';
import { startServer } from './server-process.ts';

/** A first start as people make it, demo and all, and an end in good order. */
async function prepare(folder: string): Promise<void> {
  const server = startServer({ dataDir: folder, env: { DEMO: '1' } });
  await server.ready;
  server.signal('SIGTERM');
  const { code, said } = await server.ended;
  if (code !== 0) throw new Error(`The prepared folder was left with ${code}: ${said}`);
}

const prepared = () => madeOnce(join(inject('runFolder'), 'prepared'), prepare);

/** In files that copy it: no test waits for the first start. */
export const expectFolder = (): void => beforeAll(async () => void (await prepared()), patienceMs);

/** A copy of an installation at rest, for whom its first start is not the point; there, or anywhere. */
export async function preparedFolder(folder = newFolder()): Promise<string> {
  const from = await prepared();
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, folder]);
  if (status !== 0) throw new Error(`The prepared folder was not copied: ${stderr.toString()}`);
  return folder;
}
