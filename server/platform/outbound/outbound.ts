import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Parcel {
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
}

export interface Fetched {
  status: number;
  /** Where it says the thing is instead. */
  location: string | null;
  body: Buffer;
}

/** The way out of this machine; tests put a way of their own in its place. */
export interface Outbound {
  /** Every address of a host; none where it has none. */
  resolve(host: string): Promise<string[]>;
  /** Sends to this very address and to no other, follows nothing; answers the status. */
  post(url: URL, address: string, parcel: Parcel): Promise<number>;
  /** Reads from this very address and from no other, follows nothing; fails beyond so many bytes. */
  get(url: URL, address: string, bounds: Bounds): Promise<Fetched>;
}

export interface Bounds {
  mostBytes: number;
  signal: AbortSignal;
  accept: string;
}

const patienceMs = 5_000;

export const internet: Outbound = {
  resolve: async (host) => {
    const found = await lookup(host, { all: true, verbatim: true }).catch(() => []);
    return found.map(({ address }) => address);
  },
  post: (url, address, { headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': body.length },
          ...straightTo(address),
          signal: AbortSignal.timeout(patienceMs),
        },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          // What it says beside the status is nobody's business.
          answer.destroy();
        },
      );
      sent.on('error', reject);
      sent.end(body);
    }),
  get: (url, address, { mostBytes, signal, accept }) =>
    new Promise((resolve, reject) => {
      const headers = { accept, 'user-agent': 'Plenum' };
      const asked = request(url, { headers, ...straightTo(address), signal }, (answer) => {
        const { statusCode: status = 0, headers: said } = answer;
        readAll(answer, mostBytes).then(
          (body) => resolve({ status, location: said.location ?? null, body }),
          reject,
        );
      });
      asked.on('error', reject);
      asked.end();
    }),
};

/** Whatever the name would lead to by now. */
const straightTo = (address: string): RequestOptions => ({
  agent: false,
  lookup: (_host, options, found) => {
    const family = isIP(address);
    if (options.all) found(null, [{ address, family }]);
    else found(null, address, family);
  },
});

async function readAll(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > mostBytes) {
      answer.destroy();
      throw new Error('The answer is too long.');
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The address to send to, or null: no https, a name of our own network, or one that is nobody's. */
export async function safeAddress(out: Outbound, text: string): Promise<string | null> {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return null;
  // Services have names; who gives a bare address wants to get past them.
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  const addresses = await out.resolve(hostname);
  return addresses.every(isPublicAddress) ? (addresses[0] ?? null) : null;
}
