import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The least that can answer the list: bare node:http, one prepared statement, no sign-in, no
 * checks, no log. What it reaches is what our server is measured against.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const { PORT, DATABASE_URL, SQL, VALUES } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const statement = {
  name: 'list',
  text: SQL ?? '',
  values: JSON.parse(VALUES ?? '[]') as unknown[],
};

interface Row {
  [column: string]: unknown;
}

const taskOf = (row: Row) => ({
  id: row['id'],
  title: row['title'],
  dueDate: row['dueDate'],
  description: row['description'],
  assignee: { fullName: row['assigneeName'], id: row['assigneeId'], avatar: row['assigneeAvatar'] },
  tags: row['tags'],
  isCompleted: row['isCompleted'],
  isDeleted: row['isDeleted'],
  isImportant: row['isImportant'],
  position: row['position'],
  version: row['version'],
  createdBy: row['createdBy'],
});

process.on('SIGTERM', () => process.exit(0));
createServer((_request, response) => {
  pool.query<Row>(statement).then(
    ({ rows }) => {
      const body = JSON.stringify(rows.map(taskOf));
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(PORT), '127.0.0.1');
