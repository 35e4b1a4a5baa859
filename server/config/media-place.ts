import { isIPv4 } from 'node:net';
import type { Reader } from './reader.ts';

/** Where the sound and the pictures of calls come in. */
export interface MediaPlace {
  /** UDP; 0: any that is free. */
  port: number;
  host: string;
  /** What browsers are told instead, behind a router that hands the port on. */
  address: string | null;
}

const readAddress = (text: string): string | null => (isIPv4(text) ? text : null);
const fault = 'must be an IPv4 address.';

export const readMediaPlace = (env: Reader): MediaPlace => ({
  port: env.whole('MEDIA_UDP_PORT', 40_000, 0, 65_535),
  host: env.parsed('MEDIA_UDP_HOST', readAddress, fault) ?? '127.0.0.1',
  address: env.parsed('MEDIA_ADDRESS', readAddress, fault),
});
