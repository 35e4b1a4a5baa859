import { afterEach, beforeAll } from 'vitest';
import { bundleServer } from './bundled-server.ts';
import { clearAway } from './data-folder.ts';
import { patienceMs } from './made-once.ts';

/** Every drill file starts with this: the server as it is now before, nothing left behind after. */
export function prepareDrills(): void {
  beforeAll(async () => void (await bundleServer()), patienceMs);
  afterEach(clearAway);
}
