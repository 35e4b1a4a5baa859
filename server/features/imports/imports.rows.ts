import type { Import, ImportCounts, ImportDetail, RowDeed, RowFault } from '@plenum/contract';

export interface ImportRowOf {
  organisationId: number;
  id: number;
  eventId: number | null;
  kind: Import['kind'];
  name: string;
  state: Import['state'];
  fault: Import['fault'];
  file: string | null;
  format: ImportDetail['format'];
  separator: string;
  sheet: string;
  otherSheets: string[];
  heads: string[];
  uses: string[];
  isRemembered: boolean;
  rows: number;
  handled: number;
  /** The piece its present work is at. */
  place: number;
  counts: ImportCounts | null;
  undone: Import['undone'];
  doer: number | null;
  madeBy: number | null;
  byName: string | null;
  at: Date;
  isForgotten: boolean;
  version: number;
}

/** Of one row: what becomes of it, what changes, what is wrong. Short, for there are many. */
export type Outcome = [deed: RowDeed, fields: string[], faults: RowFault[]];

export interface PieceRow {
  place: number;
  numbers: number[];
  rows: string[][];
  outcome: Outcome[] | null;
  /** What an undo needs, by the place of the row in the piece. */
  made: [row: number, made: unknown][] | null;
  counts: ImportCounts | null;
}

const noCounts: ImportCounts = { new: 0, change: 0, same: 0, wrong: 0 };

export const added = (one: ImportCounts | null, other: ImportCounts): ImportCounts => ({
  new: (one?.new ?? 0) + other.new,
  change: (one?.change ?? 0) + other.change,
  same: (one?.same ?? 0) + other.same,
  wrong: (one?.wrong ?? 0) + other.wrong,
});

export function countsOf(outcome: readonly Outcome[]): ImportCounts {
  const counts = { ...noCounts };
  for (const [deed] of outcome) counts[deed] += 1;
  return counts;
}
