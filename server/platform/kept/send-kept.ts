import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingFor } from './coding.ts';
import type { KeptAnswer } from './kept.ts';

/** As small as the reader can take it, and not at all when they have it already. */
export function sendKept({ headers }: FastifyRequest, reply: FastifyReply, answer: KeptAnswer) {
  reply.headers({ etag: answer.etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  if (headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const coding = codingFor(headers['accept-encoding']?.toString());
  if (coding === 'plain') return reply.send(answer.plain);
  const isBrotli = coding === 'br';
  return reply.header('content-encoding', coding).send(isBrotli ? answer.brotli : answer.gzip);
}
