import type { ReactNode } from 'react';
import type { TableModelRow } from './use-table-model.ts';

type Cell<R extends object> = ReturnType<TableModelRow<R>['getVisibleCells']>[number];

/** Called, not made a component of: new words for the columns must not take the focus out of a row. */
export function drawCell<R extends object>(cell: Cell<R>): ReactNode {
  const draw = cell.column.columnDef.cell;
  return typeof draw === 'function' ? (draw(cell.getContext()) as ReactNode) : null;
}
