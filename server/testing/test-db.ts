import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../platform/db/db.ts';

export interface TestDb {
  db: Database;
  connection: pg.ClientConfig;
  drop(): Promise<void>;
}

/** Longer than for requests: where other work runs beside, a new connection can take seconds. */
const patienceMs = 20_000;

/** A database of the test file's own, copied from the migrated one, or from one with nothing in it. */
export async function createTestDb(template = inject('template')): Promise<TestDb> {
  const server = inject('server');
  const name = `plenum_test_${randomUUID().replaceAll('-', '')}`;
  // Its files as they are: through the log, page by page, takes twice as long.
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`);
  const connection = { ...server, database: name };
  const db = openDatabase({ connection, pool: 10, patienceMs, onError: () => undefined });
  const drop = async () => {
    await db.close();
    await asAdmin(server, `drop database ${name} with (force)`);
  };
  return { db, connection, drop };
}

/** Lets it outlive its test file, with nobody at it, so that others can be copied from it. */
export async function keepAs(name: string, { db, connection }: TestDb): Promise<void> {
  await db.close();
  await asAdmin(inject('server'), `alter database ${connection.database} rename to ${name}`);
}

async function asAdmin(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
