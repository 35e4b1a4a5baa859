import { Resolver } from 'node:dns/promises';

/** What the TXT records of a name say; none where it has none, or nobody could be asked. */
export type ReadRecords = (name: string) => Promise<string[]>;

/** From these servers, or from those of the machine. */
export function recordsFrom(servers: readonly string[]): ReadRecords {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (name) => {
    const records = await resolver.resolveTxt(name).catch((): string[][] => []);
    return records.map((pieces) => pieces.join(''));
  };
}
