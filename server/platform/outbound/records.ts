import { Resolver } from 'node:dns/promises';

/** What the TXT records of a name say; null where nobody could be asked. */
export type ReadRecords = (name: string) => Promise<string[] | null>;

const hasNone = (problem: unknown): boolean =>
  problem instanceof Error &&
  'code' in problem &&
  (problem.code === 'ENODATA' || problem.code === 'ENOTFOUND');

/** From these servers, or from those of the machine. */
export function recordsFrom(servers: readonly string[]): ReadRecords {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (problem) {
      return hasNone(problem) ? [] : null;
    }
  };
}
