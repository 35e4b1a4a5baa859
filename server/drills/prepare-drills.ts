import { afterAll, afterEach, beforeAll } from 'vitest';
import { bundleServer, removeBundle } from './bundled-server.ts';
import { clearAway } from './data-folder.ts';

/** Every drill file starts with this: a fresh bundle before, nothing left behind after. */
export function prepareDrills(): void {
  beforeAll(() => bundleServer());
  afterEach(clearAway);
  afterAll(removeBundle);
}
