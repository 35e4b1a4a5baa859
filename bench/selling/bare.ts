import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import type { Place } from '../database.ts';
import { freePort, type Running, start, whenAnswered } from '../processes.ts';

type Write = (line: pg.PoolClient) => Promise<unknown>;

/** Bare node:http that does so much in one transaction for each POST. */
export function serveBare(write: Write): void {
  const { PORT, DATABASE_URL } = process.env;
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  const inTransaction = async () => {
    const line = await pool.connect();
    try {
      await line.query('begin');
      await write(line);
      await line.query('commit');
    } finally {
      line.release();
    }
  };
  process.on('SIGTERM', () => process.exit(0));
  createServer((asked, response) => {
    if (asked.method !== 'POST') {
      response.end('{}');
      return;
    }
    asked.resume();
    inTransaction().then(
      () => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(Number(PORT), '127.0.0.1');
}

/** On the same core as ours. */
export async function startBare(
  { folder, databaseUrl }: Place,
  program: 'bare-places' | 'bare-orders',
  pattern: object,
): Promise<Running & { url: string }> {
  const port = await freePort();
  const running = start({
    words: [process.execPath, '--import', 'tsx', `bench/selling/${program}.ts`],
    env: { DATABASE_URL: databaseUrl, PORT: String(port), PATTERN: JSON.stringify(pattern) },
    log: join(folder, `${program}.log`),
    cores: 'its own',
  });
  const url = `http://127.0.0.1:${port}/`;
  await whenAnswered(url, running);
  return { ...running, url };
}
