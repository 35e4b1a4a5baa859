import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is gone when the test file ends. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `plenum-${purpose}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
