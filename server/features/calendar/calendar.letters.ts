import type { Tx, Work } from '../../platform/work.ts';
import type { GuestKind } from './calendar.news.ts';
import type { EntryRow, GuestRow } from './calendar.rows.ts';

export const mailGuests = (
  _work: Work,
  _tx: Tx,
  _entry: EntryRow,
  _kind: GuestKind,
  _guests: readonly GuestRow[],
): Promise<void> => Promise.resolve();
