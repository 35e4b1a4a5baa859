import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './alive.mjs';
import { bundleServer } from './bundle-server.mjs';
import { bundleWeb } from './bundle-web.mjs';
import { PrepareFault } from './fault.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './places.mjs';

const common = ['contract', 'package-lock.json', 'tsconfig.base.json'];
const halves = [
  {
    name: 'server',
    sources: [...common, 'server', 'media', 'tools/prepare/bundle-server.mjs'],
    bundle: bundleServer,
  },
  { name: 'web', sources: [...common, 'web', 'tools/prepare/bundle-web.mjs'], bundle: bundleWeb },
];

const stampOf = (half) => join(root, half.name, 'dist/.built-from');

function isFresh(half) {
  try {
    return readFileSync(stampOf(half), 'utf8') === half.print;
  } catch {
    return false;
  }
}

/** The halves whose sources are not what their output was built from. */
export const staleHalves = () =>
  halves
    .map((half) => ({ ...half, print: fingerprint(root, half.sources) }))
    .filter((half) => !isFresh(half));

export async function buildIfStale(stale = staleHalves()) {
  if (stale.length === 0) return;
  console.log(`Building ${stale.map((half) => half.name).join(' and ')}.`);
  await Promise.all(stale.map(build));
}

/** Built aside and moved into place whole, so nobody ever sees half a build. */
async function build(half) {
  const folder = join(root, half.name);
  const aside = join(folder, `.build-${process.pid}`);
  try {
    removeLeftOvers(folder);
    mkdirSync(join(aside, 'dist'), { recursive: true });
    await half.bundle(join(aside, 'dist'));
    writeFileSync(join(aside, 'dist/.built-from'), half.print);
    if (!isFresh(half)) replace(join(folder, 'dist'), aside);
  } catch (error) {
    // Another start may have built the same meanwhile; then all is well.
    if (!isFresh(half)) {
      throw new PrepareFault(`${error.message}\nBuilding the ${half.name} failed.`);
    }
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function replace(place, aside) {
  try {
    mkdirSync(join(aside, 'old'));
    renameSync(place, join(aside, 'old/dist'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  renameSync(join(aside, 'dist'), place);
}

function removeLeftOvers(folder) {
  for (const name of readdirSync(folder)) {
    const pid = /^\.build-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
