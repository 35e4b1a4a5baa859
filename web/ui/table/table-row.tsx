import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { TickBox } from '../field/tick-box.tsx';
import { drawCell } from './draw-cell.ts';
import classes from './table-row.module.css';
import type { TableModelRow } from './use-table-model.ts';
import type { TableSelection } from './use-table-selection.ts';

interface TableRowProps<R extends object> {
  row: TableModelRow<R>;
  cells: ReturnType<TableModelRow<R>['getVisibleCells']>;
  name: string;
  isChosen: boolean;
  choose: TableSelection<R>['choose'];
  /** Among so many that they are no table to the browser. */
  isBlock: boolean;
}

function DrawnRow<R extends object>(props: TableRowProps<R>) {
  const { row, cells, name, isChosen, choose, isBlock } = props;
  const t = useTranslations('table');
  const cellRole = isBlock ? 'cell' : undefined;
  return (
    <tr
      className={classes.row}
      data-row={row.id}
      data-chosen={isChosen || undefined}
      tabIndex={-1}
      role={isBlock ? 'row' : undefined}
    >
      <td role={cellRole} className={classes.check}>
        <TickBox
          label={t('choose', { name })}
          isTicked={isChosen}
          onTick={(isTicked) => choose([row.original], isTicked)}
        />
      </td>
      {cells.map((cell) => (
        <td
          key={cell.id}
          role={cellRole}
          data-column={cell.column.id}
          data-amount={cell.column.columnDef.meta?.isAmount}
        >
          {drawCell(cell)}
        </td>
      ))}
    </tr>
  );
}

/** Drawn anew only when something of it changes: not at every step of the scrolling, or when another is chosen. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
