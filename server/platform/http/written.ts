import type { Route } from '@plenum/contract';
import type { FastifyReply } from 'fastify';

/** An answer as it leaves. */
export interface WrittenAnswer {
  status: number;
  text: string;
}

type Write = ReturnType<FastifyReply['compileSerializationSchema']>;

const json = 'application/json; charset=utf-8';

/** Nothing leaves that the reply does not declare. Each is compiled when it is first sent. */
export function writerOf({ replies }: Pick<Route, 'replies'>) {
  const known = new Map<number, Write>();
  const writeFor = (reply: FastifyReply, status: number, body: unknown): Write | null => {
    const schema = replies[status];
    if (!schema || typeof body !== 'object' || body === null) return null;
    const write = known.get(status) ?? reply.compileSerializationSchema({ ...schema });
    known.set(status, write);
    return write;
  };
  return {
    send: (reply: FastifyReply, status: number, body: unknown) => {
      reply.code(status);
      const write = writeFor(reply, status, body);
      return write ? reply.type(json).serializer(write).send(body) : reply.send(body);
    },
    /** To be kept before it is sent; what is no plain answer cannot be. */
    write: (reply: FastifyReply, answer: object): WrittenAnswer => {
      const { status, body } = answer as { status?: number; body?: unknown };
      const write = status === undefined ? null : writeFor(reply, status, body);
      if (!write || status === undefined) throw new Error('No answer that can be given again.');
      return { status, text: write(body as Record<string, unknown>) };
    },
  };
}

export const sendWritten = (reply: FastifyReply, { status, text }: WrittenAnswer) =>
  reply.code(status).type(json).send(text);
