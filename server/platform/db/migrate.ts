import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const lock = 7_263_001;

/** Brings the database to this code's schema; waits while another start does the same. */
export async function migrate(connection: pg.ClientConfig, folder: string): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // What a crash may take is always the last of them: the next start applies it again.
    await client.query('set synchronous_commit = off');
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now()
       )`,
    );
    return await applyMissing(client, migrationsIn(folder));
  } finally {
    await client.end();
  }
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const migrationsIn = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{8}T\d{4}_[a-z_]+\.sql$/.test(name))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const added: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum) throw new Error(`Migration ${migration.name} was edited after it was applied.`);
    await apply(client, migration);
    added.push(migration.name);
  }
  return added;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${migration.name} failed.`, { cause: error });
  }
}
