import type { EntryPart, EntryStanding } from '@plenum/contract';
import type { Incoming } from './statements.incoming.ts';

export interface EntryRow extends Omit<Incoming, 'bankReference' | 'account'> {
  id: number;
  standing: EntryStanding;
  isTwin: boolean;
  fileName: string;
  /** The invoices whose numbers it says. */
  named: number[];
  why: string;
  assigned: EntryPart[];
}
