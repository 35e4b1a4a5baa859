import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { createTestDb, type TestDb } from '../../testing/test-db.ts';
import { migrate } from './migrate.ts';

let testDb: TestDb;
beforeAll(async () => (testDb = await createTestDb()));
afterAll(() => testDb.drop());

const root = temporaryFolder('migrations');

const folderWith = (files: Record<string, string>): string => {
  const folder = join(root, randomUUID());
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};
const first = '20300101T0000_sample_create.sql';
const second = '20300102T0000_sample_fill.sql';

test('starts at the same time apply each migration once, in order', async () => {
  const folder = folderWith({
    [second]: 'insert into sample values (1);',
    [first]: 'create table sample (id int primary key);',
    'notes.txt': 'not a migration',
  });
  const runs = await Promise.all([1, 2, 3].map(() => migrate(testDb.connection, folder)));
  expect(runs.flat()).toEqual([first, second]);
});

test('an edited migration is refused', async () => {
  const folder = folderWith({ [first]: 'create table sample (id bigint primary key);' });
  await expect(migrate(testDb.connection, folder)).rejects.toThrow('was edited');
});

test('a failing migration leaves nothing behind and can be mended', async () => {
  const name = '20300103T0000_sample_break.sql';
  const broken = folderWith({ [name]: 'create table half (id int); select 1 / 0;' });
  await expect(migrate(testDb.connection, broken)).rejects.toThrow(name);
  const mended = folderWith({ [name]: 'create table half (id int);' });
  expect(await migrate(testDb.connection, mended)).toEqual([name]);
});
