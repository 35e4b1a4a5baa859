import { Checkbox } from '@mantine/core';
import { FlexRender } from '@tanstack/react-table';
import { useTranslations } from 'use-intl';
import classes from './table-row.module.css';
import type { TableModelRow } from './use-table-model.ts';

interface TableRowProps<R extends object> {
  row: TableModelRow<R>;
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function TableRow<R extends object>({ row, name, isChosen, onChoose }: TableRowProps<R>) {
  const t = useTranslations('table');
  return (
    <tr className={classes.row} data-row={row.id} data-chosen={isChosen || undefined} tabIndex={-1}>
      <td className={classes.check}>
        <Checkbox
          aria-label={t('choose', { name })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </td>
      {row.getVisibleCells().map((cell) => (
        <td key={cell.id} data-column={cell.column.id}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
}
