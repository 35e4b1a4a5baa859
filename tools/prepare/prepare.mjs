import { buildIfStale, staleHalves } from './build.mjs';
import { installIfStale } from './install.mjs';

/** Leaves packages and outputs fresh. A built app does not need the packages that only build it. */
export async function prepare() {
  const halves = staleHalves();
  await installIfStale({ withDev: halves.length > 0 });
  await buildIfStale(halves);
}
