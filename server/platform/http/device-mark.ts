import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'plenum_device';
const year = 31_536_000;
const fits = /(?:^|; ?)plenum_device=([\w-]{20,100})(?:;|$)/;

/** The one cookie there is: it opens nothing, it only tells a browser that signed in before. */
export const deviceMarkOf = ({ headers }: FastifyRequest): string | null =>
  fits.exec(headers.cookie ?? '')?.[1] ?? null;

export function keepDeviceMark(request: FastifyRequest, reply: FastifyReply, mark: string): void {
  // Whom browsers meet over https alone may stand behind a proxy that nobody named.
  const isHttps = request.protocol === 'https' || reply.hasHeader('strict-transport-security');
  const secure = isHttps ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${mark}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Strict${secure}`,
  );
}
