import type { Entry, Scope } from '@plenum/contract';
import { newKey } from '../../../platform/new-key.ts';
import type { TemporalApi } from '../../../ui/time/temporal.ts';
import { addEntry, changeEntry } from '../calendar.api.ts';
import type { EntryBody } from './entry.form-values.ts';
import type { Moment } from '../calendar.moments.ts';
import { timesOfSeries } from './entry.series.ts';

export const saveNew = (body: EntryBody): Promise<Entry> => addEntry(body, newKey());

export interface Edit {
  entry: Entry;
  /** The repeat that was edited, as the rule has it. */
  original: Moment;
  before: EntryBody;
  after: EntryBody;
  changes: Partial<EntryBody>;
  scope: Scope;
}

/** Times that were edited on one repeat, as those of its series; another rule of the person's holds. */
function seriesChanges(temporal: TemporalApi, edit: Edit, scope: 'all' | 'following') {
  const { entry, before, after, changes } = edit;
  const { start: _start, end: _end, ...others } = changes;
  if (!('start' in changes || 'end' in changes)) return others;
  const { timeZone } = after;
  const to = { start: after.start, end: after.end };
  return {
    ...timesOfSeries(temporal, entry, { from: before.start, to, timeZone, scope }),
    ...others,
  };
}

export function saveEdit(temporal: TemporalApi, edit: Edit): Promise<Entry> {
  const { entry, original, changes, scope } = edit;
  const { id, version } = entry;
  if (entry.repeat === null) return changeEntry(id, { version, changes }, newKey());
  if (scope === 'one') return changeEntry(id, { version, scope, original, changes }, newKey());
  const which = scope === 'all' ? { scope } : { scope, original };
  const body = { version, ...which, changes: seriesChanges(temporal, edit, scope) };
  return changeEntry(id, body, newKey());
}
