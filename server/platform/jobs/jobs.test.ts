import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../../testing/test-db.ts';
import { openLog } from '../log/log.ts';
import { enqueue, type JobTable, prepareJobs, waitsOutside, workJobs } from './jobs.ts';

let testDb: TestDb;
beforeAll(async () => {
  testDb = await createTestDb();
  await prepareJobs(testDb.db.pool);
});
afterAll(() => testDb.drop());

/** More than are ever worked at once. */
const many = 20;

test('servers of others that hang hold up nothing that asks nobody', async () => {
  const { db } = testDb;
  let [asked, isDone] = [0, false];
  let answer = () => {};
  const hanging = new Promise<void>((resolve) => (answer = resolve));
  const table: JobTable = {
    'test.mail': waitsOutside(() => {
      asked += 1;
      return hanging;
    }),
    'test.own': () => {
      isDone = true;
      return Promise.resolve();
    },
  };
  for (let count = 0; count < many; count++) await enqueue(db, 'test.mail', {});
  const working = await workJobs(db.pool, table, openLog('silent').log);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await enqueue(db, 'test.own', {});
  await expect.poll(() => isDone, { timeout: 20_000 }).toBe(true);
  expect(asked).toBeLessThan(many);

  answer();
  await working.stop();
});
