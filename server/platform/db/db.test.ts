import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../../testing/test-db.ts';
import { sql } from './sql.ts';

let testDb: TestDb;

beforeAll(async () => {
  testDb = await createTestDb();
  await testDb.db.run(sql`create table notes (text text)`);
});
afterAll(() => testDb.drop());

const notes = async () =>
  (await testDb.db.rows<{ text: string }>(sql`select text from notes`)).map(({ text }) => text);

test('what is asked at once within a transaction is done in its order', async () => {
  const written = ['one', 'two', 'three'];
  await testDb.db.transaction((tx) =>
    Promise.all(written.map((text) => tx.run(sql`insert into notes values (${text})`))),
  );
  expect(await notes()).toEqual(written);
});

test('when one of several fails, none of the others stays, nor is written after it', async () => {
  const before = await notes();
  const asked: Promise<unknown>[] = [];
  await expect(
    testDb.db.transaction((tx) => {
      const insert = (text: string) => tx.run(sql`insert into notes values (${text})`);
      asked.push(tx.run(sql`select 1 / 0`), insert('four'), insert('five'), insert('six'));
      return Promise.all(asked);
    }),
  ).rejects.toThrow('division by zero');
  await Promise.allSettled(asked);
  expect(await notes()).toEqual(before);
});
