import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
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
}

function DrawnRow<R extends object>({ row, cells, name, isChosen, choose }: TableRowProps<R>) {
  const t = useTranslations('table');
  return (
    <tr className={classes.row} data-row={row.id} data-chosen={isChosen || undefined} tabIndex={-1}>
      <td className={classes.check}>
        <Checkbox
          aria-label={t('choose', { name })}
          checked={isChosen}
          onChange={(event) => choose([row.original], event.currentTarget.checked)}
        />
      </td>
      {cells.map((cell) => (
        <td key={cell.id} data-column={cell.column.id}>
          {drawCell(cell)}
        </td>
      ))}
    </tr>
  );
}

/** Drawn anew only when something of it changes: not at every step of the scrolling, or when another is chosen. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
