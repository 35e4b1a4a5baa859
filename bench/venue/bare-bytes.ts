import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that can answer a kept read: bare node:http, the same bytes from memory, no checks. */
const { PORT, BYTES, CODING } = process.env;
const body = readFileSync(BYTES ?? '');

process.on('SIGTERM', () => process.exit(0));
createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...(CODING && { 'content-encoding': CODING }),
  });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');
