import type { AgendaResult, AgendaSession } from '@plenum/contract';

/** Versions that my own writes made: a next write may build on them. */
const own = new Set<string>();

export function noteOwn(result: AgendaResult): AgendaResult {
  for (const { id, version } of result.sessions) own.add(`${id} ${version}`);
  return result;
}

/** From the version a change was made on, past all that only my own writes made since. */
export function versionFrom({ id, version }: Pick<AgendaSession, 'id' | 'version'>): number {
  let latest = version;
  while (own.has(`${id} ${latest + 1}`)) latest += 1;
  return latest;
}
