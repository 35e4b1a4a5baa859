import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sql } from '../db/sql.ts';
import { plainWords } from './sought-words.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

test.each(['Inês Barros', 'ŻÓŁĆ 100%_x', 'ΟΔΟΣ', 'İstanbul', 'Größe', '한국', 'a\u0301\u0323.b@c'])(
  '%s is plain to the server as to the database',
  async (text) => {
    const row = await app.testDb.db.row(sql`select plain_words(${text}) as made`);
    expect(row).toEqual({ made: plainWords(text) });
  },
);

test('whatever is made to be searched has no accents', async () => {
  const columns = await app.testDb.db.rows<{ table: string; made: string }>(
    sql`select table_name as "table", generation_expression as made
        from information_schema.columns
        where table_schema = current_schema() and column_name like '%search_text'
          and is_generated = 'ALWAYS'`,
  );
  expect(columns.length).toBeGreaterThan(9);
  expect(columns.filter(({ made }) => !/plain_words|profiles_fold/.test(made))).toEqual([]);
});

const features = join(import.meta.dirname, '../../features');

test('no search of a feature is a matter of accents', () => {
  const asTyped = /\bilike\b|\bq\.toLowerCase\(\)|\blower\(\$\{q\}/;
  const found = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => asTyped.test(readFileSync(join(features, file), 'utf8')));
  expect(found).toEqual([]);
});
