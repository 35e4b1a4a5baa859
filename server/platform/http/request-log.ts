import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log/log.ts';

/** Names each request in the log: by this process, and by how many came before. */
export function requestIds(): () => string {
  const ours = randomUUID().slice(0, 13);
  let count = 0;
  return () => `${ours}-${(count += 1).toString(36)}`;
}

/**
 * A log made for each request would cost more than the line itself, so its id is a fact of the line:
 * only what logs at a level of its own, or in words of its own, has one.
 */
export function sparingLog(log: Log): FastifyBaseLogger {
  const sparing: FastifyBaseLogger = Object.create(log) as FastifyBaseLogger;
  const { child } = sparing;
  sparing.child = function (this: FastifyBaseLogger, _facts, options) {
    const isOwn = options?.level !== undefined || options?.serializers !== undefined;
    return isOwn ? child.call(this, {}, options) : this;
  };
  return sparing;
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(factsOf(request, reply), 'request answered');
    done();
  });
}

const factsOf = (request: FastifyRequest, reply: FastifyReply) => ({
  requestId: request.id,
  method: request.method,
  route: request.routeOptions.url,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
  personId: request.caller?.person.id,
  organisationId: request.caller?.person.organisationId,
});
