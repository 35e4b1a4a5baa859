import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { madeOnce } from './made-once.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const entries = ['server/main.ts', 'server/drills/hasty-server.ts', 'server/drills/mail-worker.ts'];

async function bundle(folder: string): Promise<void> {
  const words = [folder, entries].map((word) => JSON.stringify(word)).join();
  const script = `import('./tools/prepare/bundle-server.mjs').then((made) => made.bundleServer(${words}))`;
  await promisify(execFile)(process.execPath, ['-e', script], { cwd: root });
}

/** The server as it ships, made from the sources as they are now; the same way `npm start` makes it. */
export const bundleServer = () => madeOnce(inject('bundle'), bundle);

export const bundled = (name: string): string => join(inject('bundle'), name);
