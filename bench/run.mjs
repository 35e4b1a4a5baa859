import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Measured is what ships: the built app. */
const build = spawnSync(process.execPath, [`${root}tools/build.mjs`], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);

const canPin = spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;
if (!canPin) console.log('There is no taskset, or only one core: nothing is pinned.');
// Load and database inherit core 1 from here; each measured server is put on core 0.
const [command, ...pinned] = canPin ? ['taskset', '-c', '1', process.execPath] : [process.execPath];
const args = [...pinned, '--import', 'tsx', main, ...process.argv.slice(2)];
const { status } = spawnSync(command, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, BENCH_PINNED: canPin ? '1' : '' },
});
process.exit(status ?? 1);
