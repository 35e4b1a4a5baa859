import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The least that can answer a page of people: bare node:http and our own SQL, no sign-in, no
 * checks, no log.
 */
const { PORT, DATABASE_URL, STATEMENTS } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const statements = JSON.parse(STATEMENTS ?? '[]') as pg.QueryConfig[];

async function answer(): Promise<string> {
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await pool.query(statement));
  return JSON.stringify(rows);
}

process.on('SIGTERM', () => process.exit(0));
createServer((_request, response) => {
  answer().then(
    (body) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(PORT), '127.0.0.1');
