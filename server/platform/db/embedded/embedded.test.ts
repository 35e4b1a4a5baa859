import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../config/test-database.ts';
import { createTestDb, type TestDb } from '../../../testing/test-db.ts';
import { sql } from '../sql.ts';

let testDb: TestDb;
beforeAll(async () => (testDb = await createTestDb()));
afterAll(() => testDb.drop());

const isOurs = !testDatabaseUrl() && process.platform === 'linux';

test.runIf(isOurs)('after a crash the disk is asked once, not for each file', async () => {
  const asked = sql`select current_setting('recovery_init_sync_method') as how`;
  expect(await testDb.db.row<{ how: string }>(asked)).toEqual({ how: 'syncfs' });
});
