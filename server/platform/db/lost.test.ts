import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSilentLine, type SilentLine } from '../../testing/silent-line.ts';
import { createTestDb, type TestDb } from '../../testing/test-db.ts';
import { knownFault } from '../http/faults.ts';
import { type Database, openDatabase } from './db.ts';
import { sql } from './sql.ts';

const size = 10;
let testDb: TestDb;
let line: SilentLine;
let db: Database;

beforeAll(async () => {
  testDb = await createTestDb();
  line = await openSilentLine(testDb.connection);
  db = openDatabase({ connection: line.connection, pool: size, onError: () => undefined });
});
afterAll(async () => {
  await db.close();
  await line.close();
  await testDb.drop();
});
beforeEach(() => line.silenceAll(false));

const ask = () => db.row<{ one: number }>(sql`select 1 as one`);
const everyone = <T>(deed: () => Promise<T>) => Array.from({ length: size }, deed);
const outcomeOf = (deed: Promise<unknown>) =>
  deed.then(
    () => 'answered',
    (error: unknown) => knownFault(error as Parameters<typeof knownFault>[0])?.code,
  );

/** All of the pool, at rest. */
async function openAll() {
  await Promise.all(everyone(() => db.row(sql`select pg_sleep(0.05)`)));
  expect(db.pool.idleCount).toBe(size);
}

test('connections that were dropped without a word are found out and replaced', async () => {
  await openAll();
  line.fallSilent();
  const outcomes = await Promise.all(everyone(() => outcomeOf(ask())));
  expect(new Set(outcomes)).toEqual(new Set(['unavailable']));
  expect(await Promise.all(everyone(() => outcomeOf(ask())))).not.toContain('unavailable');
});

test('one that is lost takes those along that rest', async () => {
  await openAll();
  line.fallSilent();
  expect(await outcomeOf(ask())).toBe('unavailable');
  expect(await outcomeOf(ask())).toBe('answered');
});

test('a transaction that is lost half way has not happened, and its connection is not kept', async () => {
  await db.run(sql`create table steps (name text)`);
  const walk = db.transaction(async (tx) => {
    await tx.run(sql`insert into steps values ('first')`);
    line.fallSilent();
    await tx.run(sql`insert into steps values ('second')`);
  });
  expect(await outcomeOf(walk)).toBe('unavailable');
  expect(await db.rows(sql`select from steps`)).toEqual([]);
});

test('a database that says nothing at all is unavailable, and used again once it speaks', async () => {
  await openAll();
  line.silenceAll(true);
  const outcomes = await Promise.all([...everyone(ask), ask()].map(outcomeOf));
  expect(new Set(outcomes)).toEqual(new Set(['unavailable']));
  line.silenceAll(false);
  expect(await outcomeOf(ask())).toBe('answered');
});

test('what is only slow is waited for', async () => {
  expect(await outcomeOf(db.row(sql`select pg_sleep(2.5)`))).toBe('answered');
});

test('what is slow is waited for also where the database cannot say at once that it is at work', async () => {
  await openAll();
  line.silenceNext();
  expect(await outcomeOf(db.row(sql`select pg_sleep(3.5)`))).toBe('answered');
});

test('who was held up itself takes no line for lost', async () => {
  await openAll();
  const slow = outcomeOf(db.row(sql`select pg_sleep(5)`));
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (let stop = 0; stop < 60; stop += 1) {
    Atomics.wait(never, 0, 0, 80);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await slow).toBe('answered');
});
