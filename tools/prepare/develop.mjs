import { join } from 'node:path';
import { installIfStale } from './install.mjs';
import { root } from './places.mjs';
import { endAll, runNode } from './run.mjs';
import { endWithShell } from './shell.mjs';

const bin = (path) => join(root, 'node_modules', path);
const server = [bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts'];
const web = [bin('vite/bin/vite.js'), '--clearScreen', 'false'];

/** Server and web, each from its sources and watching them. When one ends the other does. */
export async function develop() {
  endWithShell();
  await installIfStale({ withDev: true });
  await Promise.race([
    runNode(server, { isLoud: true }),
    runNode(web, { isLoud: true, cwd: join(root, 'web') }),
  ]);
  await endAll('SIGTERM');
}
