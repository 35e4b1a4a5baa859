import { isIP } from 'node:net';

export interface Network {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

const named: Readonly<Record<string, readonly string[]>> = {
  '0': [],
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'],
};

/** Addresses and ranges between commas, and words for some of them; null: one of them is none. */
export function readProxies(text: string): Network[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const networks = parts.flatMap((part) => named[part] ?? [part]).map(readNetwork);
  return networks.every((network) => network !== null) ? networks : null;
}

function readNetwork(text: string): Network | null {
  const [address = '', range, ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const bits = range === undefined ? most : Number(range);
  const isRange = range === undefined || /^\d{1,3}$/.test(range);
  // A range of every address would believe anybody.
  if (most === 0 || rest.length > 0 || !isRange || bits < 1 || bits > most) return null;
  return { address, bits, family: most === 32 ? 'ipv4' : 'ipv6' };
}
