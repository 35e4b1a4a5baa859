import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './table-head.module.css';
import type { TableModel } from './use-table-model.ts';
import type { TableSelection } from './use-table-selection.ts';

interface TableHeadProps<R extends object> {
  model: TableModel<R>;
  selection: TableSelection<R>;
}

export function TableHead<R extends object>({ model, selection }: TableHeadProps<R>) {
  return (
    <thead className={classes.head}>
      <tr>
        <th scope="col" className={classes.check}>
          <ChoosePage model={model} selection={selection} />
        </th>
        {model.getVisibleLeafColumns().map((column) => (
          <ColumnHead key={column.id} column={column} />
        ))}
      </tr>
    </thead>
  );
}

function ChoosePage<R extends object>({ model, selection }: TableHeadProps<R>) {
  const t = useTranslations('table');
  const { rows } = model.getRowModel();
  const count = rows.filter(({ id }) => selection.chosen.has(id)).length;
  const isAll = count > 0 && count === rows.length;
  return (
    <Checkbox
      aria-label={t('choosePage')}
      disabled={rows.length === 0}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() =>
        selection.choose(
          rows.map((row) => row.original),
          !isAll,
        )
      }
    />
  );
}

type Column<R extends object> = ReturnType<TableModel<R>['getVisibleLeafColumns']>[number];

const icons = { asc: IconArrowUp, desc: IconArrowDown };
const words = { asc: 'ascending', desc: 'descending' } as const;

function ColumnHead<R extends object>({ column }: { column: Column<R> }) {
  const label = String(column.columnDef.header);
  const order = column.getIsSorted();
  const Mark = order ? icons[order] : IconArrowsSort;
  if (!column.getCanSort()) {
    return (
      <th scope="col" data-column={column.id}>
        <span className={classes.label}>{label}</span>
      </th>
    );
  }
  return (
    <th scope="col" data-column={column.id} aria-sort={order ? words[order] : undefined}>
      <button type="button" className={classes.sort} onClick={() => column.toggleSorting()}>
        {label}
        <Mark size={14} aria-hidden data-idle={!order || undefined} />
      </button>
    </th>
  );
}
