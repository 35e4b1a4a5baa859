import type { Scope } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { instantAt, isDay, midnightOf } from '../calendar.moments.ts';
import { beginsAt } from './repeats.ts';
import type { EntryRow } from '../calendar.rows.ts';

/** The repeat that is meant; null where the entry is meant as a whole. */
export function repeatAt(entry: EntryRow, scope: Scope, original?: string): Date | null {
  if (scope === 'all' || entry.repeat === null) return null;
  if (original === undefined || isDay(original) !== entry.isAllDay) {
    throw problem('calendar.no_such_repeat');
  }
  const at = entry.isAllDay ? midnightOf(original) : instantAt(original);
  if (!beginsAt(entry, at)) throw problem('calendar.no_such_repeat');
  return at;
}
