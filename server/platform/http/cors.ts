import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What pages of other origins may ask with, and read of an answer beside its body. */
const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, accept-language',
  'access-control-max-age': '7200',
} as const;
const exposed = 'content-disposition, etag, retry-after, x-has-more';

/**
 * Lets pages of these origins call, as everybody does: with a token and never with cookies. All
 * others are told nothing, as before. What browsers ask beforehand never reaches a gate.
 */
export function admitOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const known = new Set(origins);
  const admitted = ({ headers: { origin } }: FastifyRequest): string | null =>
    origin !== undefined && known.has(origin) ? origin : null;
  app.addHook('onRequest', (request, reply, done) => {
    const asksFirst = request.method === 'OPTIONS' && admitted(request) !== null;
    if (!asksFirst || !request.headers['access-control-request-method']) return done();
    reply.code(204).headers(allowed).send();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    addVary(reply);
    const origin = admitted(request);
    if (origin) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': exposed,
      });
    }
    done();
  });
}

function addVary(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before ? `${String(before)}, origin` : 'origin');
}
