import type { Import, ImportDetail } from '@plenum/contract';
import { sourceOf } from './imports.columns.ts';
import type { Kind } from './imports.kinds.ts';
import type { ImportRowOf } from './imports.rows.ts';

export const importView = (row: ImportRowOf): Import => ({
  id: row.id,
  kind: row.kind,
  eventId: row.eventId,
  name: row.name,
  state: row.state,
  fault: row.fault,
  rows: row.rows,
  handled: row.handled,
  counts: row.counts,
  undone: row.undone,
  by: row.madeBy === null ? null : { id: row.madeBy, fullName: row.byName ?? '' },
  at: row.at.toISOString(),
  isForgotten: row.isForgotten,
  version: row.version,
});

export const detailView = (
  row: ImportRowOf,
  { columns, keepsOwn }: Kind,
  samples: string[][],
): ImportDetail => ({
  import: importView(row),
  format: row.format,
  separator: row.separator,
  sheet: row.sheet,
  otherSheets: row.otherSheets,
  source: sourceOf(row.heads),
  isRemembered: row.isRemembered,
  heads: row.heads,
  samples,
  uses: row.uses,
  columns: columns.map(({ key, isNeeded }) => ({ key, isNeeded: isNeeded ?? false })),
  keepsOwn,
});
