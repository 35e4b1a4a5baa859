import type { EntryListInput } from '@plenum/contract';

export interface ListRow extends Omit<EntryListInput, 'opensAt' | 'closesAt'> {
  id: number;
  eventId: number;
  opensAt: Date | null;
  closesAt: Date | null;
  version: number;
}

export interface FigureRow {
  listId: number;
  ticketId: number;
  expected: number;
  came: number;
  inNow: number;
}
