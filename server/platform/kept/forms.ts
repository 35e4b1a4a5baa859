import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './coding.ts';

type Head = Readonly<Record<string, string>>;

/** An answer as it leaves, in each coding. */
export interface Forms {
  readonly etag: string;
  /** For who has it already. */
  readonly unchanged: Head;
  readonly of: Readonly<Record<Coding, { head: Head; bytes: Buffer }>>;
}

const pressed = {
  gzip: promisify(gzip),
  brotli: promisify(brotliCompress),
};

export async function formsOf(text: string): Promise<Forms> {
  const plain = Buffer.from(text);
  const [zipped, brotli] = await Promise.all([
    pressed.gzip(plain),
    pressed.brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  const unchanged = { etag, vary: 'accept-encoding', 'cache-control': 'no-cache' };
  const head = { ...unchanged, 'content-type': 'application/json; charset=utf-8' };
  return {
    etag,
    unchanged,
    of: {
      plain: { head, bytes: plain },
      gzip: { head: { ...head, 'content-encoding': 'gzip' }, bytes: zipped },
      br: { head: { ...head, 'content-encoding': 'br' }, bytes: brotli },
    },
  };
}
