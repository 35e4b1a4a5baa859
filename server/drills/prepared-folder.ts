import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { newFolder } from './data-folder.ts';
import { startServer } from './server-process.ts';

let prepared: Promise<string> | undefined;

/** A first start as people make it, demo and all, and an end in good order. */
async function prepare(): Promise<string> {
  const folder = join(inject('runFolder'), `prepared-${process.pid}`);
  mkdirSync(folder);
  const server = startServer({ dataDir: folder, env: { DEMO: '1' } });
  await server.ready;
  server.signal('SIGTERM');
  const { code, said } = await server.ended;
  if (code !== 0) throw new Error(`The prepared folder was left with ${code}: ${said}`);
  return folder;
}

/** A copy of an installation at rest, for whom its first start is not the point. */
export async function preparedFolder(): Promise<string> {
  const from = await (prepared ??= prepare());
  const folder = newFolder();
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, folder]);
  if (status !== 0) throw new Error(`The prepared folder was not copied: ${stderr.toString()}`);
  return folder;
}
