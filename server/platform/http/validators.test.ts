import { commands } from '@plenum/contract';
import pino from 'pino';
import { expect, test } from 'vitest';
import { table } from '../../testing/route-table.ts';
import { createHttp } from './http.ts';
import { strictCheck } from './validators.ts';

const parts = ['params', 'query', 'body'] as const;

/** They are compiled when they are first needed, which must not be when somebody asks. */
test('whatever the contract takes can be checked', { timeout: 60_000 }, () => {
  const taken = table.flatMap(([key, route]) =>
    parts.flatMap((part) => (route[part] ? [{ name: `${key} ${part}`, schema: route[part] }] : [])),
  );
  const said = Object.entries(commands).map(([name, { input }]) => ({ name, schema: input }));
  const broken = [...taken, ...said].filter(({ schema }) => {
    try {
      strictCheck(schema)(null);
      return false;
    } catch {
      return true;
    }
  });
  expect(broken.map(({ name }) => name)).toEqual([]);
});

test('whatever the contract answers can be written', { timeout: 60_000 }, async () => {
  const log = pino({ level: 'silent' });
  const http = createHttp({ log, proxies: [], isHttps: false, corsOrigins: [] });
  const broken: string[] = [];
  http.get('/', (_request, reply) => {
    for (const [key, { replies }] of table) {
      for (const [status, schema] of Object.entries(replies)) {
        try {
          reply.compileSerializationSchema({ ...schema });
        } catch {
          broken.push(`${key} ${status}`);
        }
      }
    }
    return reply.send('all tried');
  });
  expect((await http.inject('/')).payload).toBe('all tried');
  expect(broken).toEqual([]);
});
