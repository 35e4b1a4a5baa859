import type { Route } from '@plenum/contract';
import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** Inside this part of the server a body is a file of one of the types, and nothing else. */
export function takeUploads(
  app: FastifyInstance,
  { types, maxBytes }: NonNullable<Route['upload']>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...types],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
  app.addHook('preValidation', (request, _reply, done) => {
    done(Buffer.isBuffer(request.body) ? undefined : problem('malformed'));
  });
}
