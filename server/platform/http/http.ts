import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Network } from '../../config/proxies.ts';
import type { Log } from '../log/log.ts';
import { admitOrigins } from './cors.ts';
import { bodyLimit, readJsonBodies } from './body.ts';
import { knownFault } from './faults.ts';
import { nameHouses } from '../house.ts';
import { dataHeaders } from './headers.ts';
import { problem, problemBody, type ProblemError } from './problem.ts';
import { trustIn } from './proxies.ts';
import { logRequests, requestIds, sparingLog } from './request-log.ts';
import { validateFromContract } from './validators.ts';

export interface HttpOptions {
  log: Log;
  /** Who is believed when they say where a request is from. */
  proxies: readonly Network[];
  isHttps: boolean;
  /** Whose pages may call beside our own. */
  corsOrigins: readonly string[];
}

/** The bare web server: safe headers, JSON bodies, contract validation, one error handler, one log line a request. */
export function createHttp({ log, proxies, isHttps, corsOrigins }: HttpOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: sparingLog(log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: proxies.length > 0 && trustIn(proxies),
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    genReqId: requestIds(),
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
  });
  const headers = dataHeaders(isHttps);
  nameHouses(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('place', null);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  logRequests(app);
  admitOrigins(app, corsOrigins);
  readJsonBodies(app);
  validateFromContract(app);
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problem('not_found')));
  return app;
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = knownFault(error);
  const { whenInvalid } = request.routeOptions.config;
  if (whenInvalid && (known?.code === 'invalid' || known?.code === 'malformed')) {
    return reply.code(whenInvalid.status).send(whenInvalid.body);
  }
  // What is turned away because there is much to do must not make more of it.
  if (known && (known.status < 500 || known.code === 'busy')) return sendProblem(reply, known);
  const facts = { requestId: request.id, err: error };
  request.log.error(facts, known ? 'request failed' : 'unforeseen error');
  return sendProblem(reply, known ?? problem('internal', { reference: request.id }));
}

function sendProblem(reply: FastifyReply, error: ProblemError) {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  // Sent as text: the reply schema of a route describes its own answers, not problems.
  return reply
    .code(error.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemBody(error));
}
