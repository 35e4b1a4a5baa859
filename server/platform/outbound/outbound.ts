import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Parcel {
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
}

/** The way out of this machine; tests put a way of their own in its place. */
export interface Outbound {
  /** Every address of a host; none where it has none. */
  resolve(host: string): Promise<string[]>;
  /** Sends to this very address and to no other, follows nothing; answers the status. */
  post(url: URL, address: string, parcel: Parcel): Promise<number>;
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
          agent: false,
          signal: AbortSignal.timeout(patienceMs),
          lookup: (_host, options, found) => {
            const family = isIP(address);
            if (options.all) found(null, [{ address, family }]);
            else found(null, address, family);
          },
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
};

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
