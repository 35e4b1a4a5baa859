import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** What goes on: health for the operator, and the files of the page that tells people. */
const open = new Set([
  '/healthz',
  '/readyz',
  '/assets/*',
  '/icons/*',
  '/favicon.svg',
  '/app.webmanifest',
]);
const retryAfterSeconds = 60;

/** Behind the pages, so that they still load: every call is told when to come back. */
export function closeForMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOpen = open.has(request.routeOptions.url ?? '');
    done(isOpen ? undefined : problem('unavailable', { retryAfterSeconds }));
  });
}
