import { Readable } from 'node:stream';
import type { Download } from '@plenum/contract';
import type { FastifyReply } from 'fastify';
import { setStandingPageHeaders } from './headers.ts';

/** The first piece is waited for: what fails before it is still answered as a problem. */
export async function sendDownload(reply: FastifyReply, type: string, download: Download) {
  const pieces = download.content[Symbol.asyncIterator]();
  const first = await pieces.next();
  const name = encodeURIComponent(download.name).replace(/['()*]/g, (sign) =>
    `%${sign.codePointAt(0)?.toString(16)}`.toUpperCase(),
  );
  if (download.page) setStandingPageHeaders(reply, download.page);
  else reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
  reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type).headers({
    ...(download.isForEver && { 'cache-control': 'public, max-age=31536000, immutable' }),
  });
  return reply.send(Readable.from(wholeOf(first, pieces)));
}

async function* wholeOf(
  first: IteratorResult<string | Uint8Array>,
  rest: AsyncIterator<string | Uint8Array>,
) {
  for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
}
