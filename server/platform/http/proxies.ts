import { BlockList } from 'node:net';
import type { Network } from '../../config/proxies.ts';

/** Some proxies tell the port as well: `203.0.113.7:4711`, `[2001:db8::7]:4711`. */
export function withoutPort(address: string): string {
  const [, long, short] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(address) ?? [];
  return long ?? short ?? address;
}

/** Whether one of them is a proxy of ours: what it says of where it has a request from is believed. */
export function trustIn(proxies: readonly Network[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const { address, bits, family } of proxies) list.addSubnet(address, bits, family);
  return (told = '') => {
    const address = withoutPort(told);
    return list.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  };
}
