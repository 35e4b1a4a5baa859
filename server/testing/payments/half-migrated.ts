import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../platform/db/migrate.ts';
import { temporaryFolder } from '../temporary.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

const root = temporaryFolder('earlier');

/** A database as it was before a migration: rows go in, and `goOn` does what is missing. */
export async function halfMigrated(
  before: string,
): Promise<TestDb & { goOn(): Promise<string[]> }> {
  const earlier = join(root, randomUUID());
  mkdirSync(earlier);
  for (const name of readdirSync(folder).filter((one) => one < before)) {
    copyFileSync(join(folder, name), join(earlier, name));
  }
  const testDb = await createTestDb('template1');
  await migrate(testDb.connection, earlier);
  return { ...testDb, goOn: () => migrate(testDb.connection, folder) };
}
