import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDb, type TestDb } from '../../testing/test-db.ts';
import { openLog } from '../log/log.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { enqueue, type JobTable, prepareJobs, waitsOutside, workJobs } from './jobs.ts';

let testDb: TestDb;
beforeAll(async () => {
  testDb = await createTestDb();
  await prepareJobs(testDb.db.pool);
});
afterAll(() => testDb.drop());

async function begin(table: JobTable): Promise<void> {
  const working = await workJobs(testDb.db.pool, table, openLog('silent').log, 50);
  onTestFinished(() => working.stop());
}

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
  await begin(table);
  onTestFinished(() => answer());
  await expect.poll(() => asked).toBeGreaterThan(1);
  await enqueue(db, 'test.own', {});
  await expect.poll(() => isDone, { timeout: 20_000 }).toBe(true);
  expect(asked).toBeLessThan(many);
});

const letAMinutePass = (db: Db) =>
  db.run(sql`
    update graphile_worker._private_jobs set locked_at = locked_at - interval '2 minutes'
    where locked_at is not null`);

test('what is done and cannot be crossed off ends nothing, and is done once more', async () => {
  const { db } = testDb;
  await db.run(sql`
    create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'Nothing is crossed off now.'; end $$`);
  await db.run(sql`
    create trigger refusal before delete on graphile_worker._private_jobs
    execute function refuse()`);
  let done = 0;
  const table: JobTable = {
    'test.done': () => {
      done += 1;
      return Promise.resolve();
    },
  };
  await enqueue(db, 'test.done', {});
  await begin(table);
  await expect.poll(() => done).toBe(1);
  await db.run(sql`drop trigger refusal on graphile_worker._private_jobs`);
  await letAMinutePass(db);
  await expect.poll(() => done, { timeout: 20_000 }).toBe(2);
  const left = sql`select from graphile_worker.jobs where task_identifier = 'test.done'`;
  await expect.poll(() => db.row(left), { timeout: 20_000 }).toBeNull();
});

test('what a killed server was at is begun anew, and what is being done is not', async () => {
  const { db } = testDb;
  let begun = 0;
  let finish = () => {};
  const long = new Promise<void>((resolve) => (finish = resolve));
  const table: JobTable = {
    'test.long': () => {
      begun += 1;
      return long;
    },
  };
  await enqueue(db, 'test.long', {});
  await enqueue(db, 'test.elsewhere', {});
  await db.run(sql`
    update graphile_worker._private_jobs as job set locked_at = now(), locked_by = 'a killed server'
    from graphile_worker._private_tasks as task
    where job.task_id = task.id and task.identifier = 'test.elsewhere'`);
  await begin(table);
  onTestFinished(() => finish());
  await expect.poll(() => begun).toBe(1);
  await letAMinutePass(db);
  const free = sql`
    select task_identifier as name from graphile_worker.jobs
    where locked_at is null and task_identifier in ('test.long', 'test.elsewhere')`;
  await expect.poll(() => db.rows(free), { timeout: 20_000 }).toEqual([{ name: 'test.elsewhere' }]);
  expect(begun).toBe(1);
});
