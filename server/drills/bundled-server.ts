import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = join(root, 'node_modules/.cache', `plenum-drill-${process.pid}`);

/** The server as it ships, made from the sources as they are now; the same way `npm start` makes it. */
export function bundleServer(entry = 'server/main.ts'): void {
  mkdirSync(folder, { recursive: true });
  const script = `import('./tools/prepare/bundle-server.mjs').then((made) => made.bundleServer(${JSON.stringify(folder)}, ${JSON.stringify(entry)}))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: root });
  if (status !== 0) throw new Error(`The server could not be bundled: ${stderr.toString()}`);
}

export const bundled = (name: string): string => join(folder, name);

export const removeBundle = () => rmSync(folder, { recursive: true, force: true });
