import type { Entry, Occurrences } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { loadTemporal } from '../../ui/time/temporal.ts';
import { changeEntry, removeEntry } from './calendar.api.ts';
import type { Deed, Move, Removal } from './calendar.edits.ts';
import { entries, occurrences } from './calendar.live.ts';
import { timesOfSeries } from './entry/entry.series.ts';

/** One's own change before this one has made the version newer than it was when this began. */
function latestVersion(client: QueryClient, entryId: number): number {
  const read = client.getQueriesData<Occurrences>({ queryKey: occurrences.key });
  const versions = read.flatMap(([, data]) =>
    (data?.occurrences ?? []).flatMap((one) => (one.entryId === entryId ? [one.version] : [])),
  );
  return Math.max(0, ...versions);
}

async function sendMove(
  client: QueryClient,
  { occurrence, start, end, scope }: Move,
  entryId: number,
  key: string,
): Promise<Entry> {
  const version = Math.max(occurrence.version, latestVersion(client, entryId));
  if (!occurrence.isRepeating)
    return changeEntry(entryId, { version, changes: { start, end } }, key);
  const original = occurrence.original ?? occurrence.start;
  if (scope === 'one')
    return changeEntry(entryId, { version, scope, original, changes: { start, end } }, key);
  const entry = await client.query(entries.options(entryId));
  const { timeZone } = entry;
  const moved = { from: occurrence.start, to: { start, end }, timeZone, scope };
  const changes = timesOfSeries(await loadTemporal(), entry, moved);
  const which = scope === 'all' ? { scope } : { scope, original };
  return changeEntry(entryId, { version, ...which, changes }, key);
}

const sendRemoval = async ({ occurrence, scope }: Removal, entryId: number): Promise<null> => {
  const original = occurrence.original ?? occurrence.start;
  await removeEntry(entryId, occurrence.isRepeating && scope !== 'all' ? { scope, original } : {});
  return null;
};

/** Answers the entry as it is then; nothing where it is gone. */
export async function sendDeed(
  client: QueryClient,
  deed: Deed,
  key: string,
): Promise<Entry | null> {
  const { entryId } = deed.occurrence;
  if (entryId === null) return null;
  return deed.kind === 'move' ? sendMove(client, deed, entryId, key) : sendRemoval(deed, entryId);
}
