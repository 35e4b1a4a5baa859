import { wallTime } from '../../../platform/clock/wall-time.ts';
import { dayMs, dayOf, midnightOf } from '../calendar.moments.ts';
import { startsBetween } from './repeats.ts';
import type { EntryRow } from '../calendar.rows.ts';

/**
 * Old clients know whatever they list by one number. That of a repeat is above those of all entries, and
 * says its entry and the day its rule has it on, by the entry's clock: nothing repeats within a day.
 */
const least = 100_000_000_000_000;
const days = 100_000;

export const repeatIdOf = ({ id, isAllDay, timeZone }: EntryRow, original: Date): number => {
  const day = isAllDay ? dayOf(original) : wallTime(original, timeZone).day;
  return least + id * days + midnightOf(day).getTime() / dayMs;
};

/** Whether it is the number of a repeat, or else of an entry as a whole. */
export const isRepeatId = (id: number): boolean => id >= least;

export const entryIdOf = (id: number): number =>
  isRepeatId(id) ? Math.floor((id - least) / days) : id;

/** When its rule has the repeat of this number; null where it has none. */
export function originalOf(entry: EntryRow, id: number): Date | null {
  if (entry.repeat === null) return null;
  const midnight = (id % days) * dayMs;
  const around = [new Date(midnight - dayMs), new Date(midnight + 2 * dayMs)] as const;
  return startsBetween(entry, ...around).find((at) => repeatIdOf(entry, at) === id) ?? null;
}
