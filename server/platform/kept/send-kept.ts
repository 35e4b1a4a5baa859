import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Spending } from '../http/spending.ts';
import { codingFor } from './coding.ts';
import type { Forms } from './forms.ts';
import type { KeptAnswer } from './kept.ts';
import type { Admission, RouteReads } from './kept-reads.ts';

type Done = (error?: Error) => void;

export interface KeptSender {
  /** Behind the gate: what is kept for this reader waits for nothing, and needs no place. */
  first(request: FastifyRequest, reply: FastifyReply, done: Done): void;
  /** What a handler found, also for the next one. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: KeptAnswer,
    admission: Admission | null,
  ): Promise<void>;
}

interface Parts {
  reads: RouteReads;
  spends: Spending | null;
  /** Of the route: nothing leaves that it does not declare. */
  write(reply: FastifyReply, body: unknown): string;
}

export const keptSender = ({ reads, spends, write }: Parts): KeptSender => ({
  first: (request, reply, done) => {
    const forms = reads.find(request.url, request.caller?.person ?? null);
    if (!forms) return done();
    if (!spends) return sendForms(request, reply, forms);
    spends
      .before(request)
      .then(() => spends.giveBack(request))
      .then(() => sendForms(request, reply, forms))
      .catch(done);
  },
  send: async (request, reply, answer, admission) => {
    const forms = answer.forms ?? (await answer.written((body) => write(reply, body)));
    reads.remember(request.url, answer, admission);
    sendForms(request, reply, forms);
  },
});

/** As small as the reader can take it, and not at all when they have it already. */
function sendForms({ headers }: FastifyRequest, reply: FastifyReply, forms: Forms): void {
  if (headers['if-none-match']?.includes(forms.etag)) {
    reply.code(304).headers(forms.unchanged).send();
    return;
  }
  const { head, bytes } = forms.of[codingFor(headers['accept-encoding']?.toString())];
  reply.headers(head).send(bytes);
}
