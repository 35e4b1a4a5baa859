import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'plenum_device';
const year = 31_536_000;
const fits = /(?:^|; ?)plenum_device=([\w-]{20,100})(?:;|$)/;

/** The one cookie there is: it opens nothing, it only tells a browser that signed in before. */
export const deviceMarkOf = ({ headers }: FastifyRequest): string | null =>
  fits.exec(headers.cookie ?? '')?.[1] ?? null;

export function keepDeviceMark(request: FastifyRequest, reply: FastifyReply, mark: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${mark}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Strict${secure}`,
  );
}
