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
  const textOf = (reply: FastifyReply, status: number, body: unknown): string => {
    const write = writeFor(reply, status, body);
    if (!write) throw notWritten();
    return write(body as Record<string, unknown>);
  };
  return {
    send: (reply: FastifyReply, status: number, body: unknown): void => {
      reply.code(status);
      const write = writeFor(reply, status, body);
      if (write) reply.type(json).serializer(write).send(body);
      else reply.send(body);
    },
    /** To be kept before it is sent; what is no plain answer cannot be. */
    write: (reply: FastifyReply, answer: object): WrittenAnswer => {
      const { status, body } = answer as { status?: number; body?: unknown };
      if (status === undefined) throw notWritten();
      return { status, text: textOf(reply, status, body) };
    },
    /** Of a good answer. */
    text: (reply: FastifyReply, body: unknown): string => textOf(reply, 200, body),
  };
}

const notWritten = () => new Error('No answer that can be given again.');

export function sendWritten(reply: FastifyReply, { status, text }: WrittenAnswer): void {
  reply.code(status).type(json).send(text);
}
