import type { CalendarImport } from '@plenum/contract';
import type { FileZones } from './exchange.read-zone.ts';
import type { EntryFields, ExceptionRow } from '../calendar.rows.ts';

export type Reason = CalendarImport['faults'][number]['reason'];

export interface Incoming {
  uid: string;
  fields: EntryFields;
  exceptions: Omit<ExceptionRow, 'entryId'>[];
  /** The file says of what kind it is. */
  hasCalendar: boolean;
}

export interface Context {
  zones: FileZones;
  usualZone: string;
}

/** An entry that cannot come in, and why. */
export class Unusable extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}
