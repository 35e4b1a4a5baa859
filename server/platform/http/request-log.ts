import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * One line a request. Its id is a fact of the line: a log made for each request would cost more
 * than the line itself. Only what logs at a level of its own has one.
 */
export function logRequests(app: FastifyInstance): void {
  app.setChildLoggerFactory((log, _facts, options) =>
    options.level === undefined ? log : log.child({}, options),
  );
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
