export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^(stuns?|turns?):[^\s,]+$/.test(text);
const isTextOrNothing = (value: unknown) => value === undefined || typeof value === 'string';

/** A comma list of addresses, or the JSON list that browsers take; null: neither. */
export function readIceServers(text: string): IceServer[] | null {
  if (!text.startsWith('[')) {
    const urls = text.split(',').map((url) => url.trim());
    return urls.every(isAddress) ? [{ urls }] : null;
  }
  try {
    const servers = (JSON.parse(text) as unknown[]).map(serverOf);
    return servers.some((server) => server === null) ? null : (servers as IceServer[]);
  } catch {
    return null;
  }
}

function serverOf(value: unknown): IceServer | null {
  const { urls, username, credential } = (value ?? {}) as Record<string, unknown>;
  const addresses: unknown[] = Array.isArray(urls) ? urls : [urls];
  if (addresses.length === 0 || !addresses.every(isAddress)) return null;
  if (!isTextOrNothing(username) || !isTextOrNothing(credential)) return null;
  return {
    urls: addresses,
    ...(typeof username === 'string' && { username }),
    ...(typeof credential === 'string' && { credential }),
  };
}
