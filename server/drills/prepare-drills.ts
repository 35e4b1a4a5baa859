import { afterAll, afterEach, beforeAll } from 'vitest';
import { bundleServer, removeBundle } from './bundled-server.ts';
import { clearAway } from './data-folder.ts';

/** Every drill file starts with this: a fresh bundle before, nothing left behind after. */
export function prepareDrills(entry?: string): void {
  beforeAll(() => bundleServer(entry));
  afterEach(clearAway);
  afterAll(removeBundle);
}
