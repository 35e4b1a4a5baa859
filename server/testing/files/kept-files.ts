import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '../test-app.ts';

/** All that lies beside the database. */
export function keptFiles({ config }: TestApp): Dirent[] {
  const folder = join(config.dataDir, 'files');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile());
}
