import { Readable } from 'node:stream';
import type { Download, WholeDownload } from '@plenum/contract';
import type { FastifyReply } from 'fastify';
import { setStandingPageHeaders } from './headers.ts';

/** The first piece is waited for: what fails before it is still answered as a problem. */
export async function sendDownload(reply: FastifyReply, type: string, download: Download) {
  const pieces = download.content[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (download.page) setStandingPageHeaders(reply, download.page);
  else reply.header('content-disposition', attached(download.name));
  nameType(reply, type, download.isForEver);
  return reply.send(Readable.from(wholeOf(first, pieces)));
}

export function sendWhole(reply: FastifyReply, type: string, download: WholeDownload) {
  reply.header('content-disposition', attached(download.name));
  nameType(reply, type, download.isForEver);
  return reply.send(download.bytes);
}

function attached(called: string): string {
  const name = encodeURIComponent(called).replace(/['()*]/g, (sign) =>
    `%${sign.codePointAt(0)?.toString(16)}`.toUpperCase(),
  );
  return `attachment; filename*=UTF-8''${name}`;
}

function nameType(reply: FastifyReply, type: string, isForEver = false): void {
  reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  if (isForEver) reply.header('cache-control', 'public, max-age=31536000, immutable');
}

async function* wholeOf(
  first: IteratorResult<string | Uint8Array>,
  rest: AsyncIterator<string | Uint8Array>,
) {
  for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
}
