import { isIP } from 'node:net';

const isServer = (text: string): boolean => {
  if (isIP(text) !== 0) return true;
  const [, address = '', port = ''] = /^\[?([\da-f.:]+?)\]?:(\d{1,5})$/i.exec(text) ?? [];
  return isIP(address) !== 0 && Number(port) > 0 && Number(port) < 65_536;
};

/** Addresses between commas, `192.0.2.1`, `192.0.2.1:5353` or `[2001:db8::1]:53`; null: one is none. */
export function readNameServers(text: string): string[] | null {
  const servers = text.split(',').map((part) => part.trim());
  return servers.every(isServer) ? servers : null;
}
