import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/db.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { sql } from '../db/sql.ts';
import { problem } from './problem.ts';

/** `/healthz`: the process lives. `/readyz`: it can do its work, the database answers. */
export function tellHealth(app: FastifyInstance, db: Database, nodes: Nodes['state']): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'live' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    try {
      await db.row(sql`select 1 as one`);
    } catch {
      throw problem('unavailable', { retryAfterSeconds: 2 });
    }
    return { status: 'ready', nodes: nodes() };
  });
}
