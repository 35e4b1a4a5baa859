import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { TickBox } from '../field/tick-box.tsx';
import classes from './table-head.module.css';
import type { TableModel } from './use-table-model.ts';
import type { TableSelection } from './use-table-selection.ts';

interface TableHeadProps<R extends object> {
  model: TableModel<R>;
  selection: TableSelection<R>;
  /** Of rows that are no table to the browser: then the roles say what it is. */
  isBlock: boolean;
}

export function TableHead<R extends object>({ model, selection, isBlock }: TableHeadProps<R>) {
  const role = isBlock ? 'columnheader' : undefined;
  return (
    <thead role={isBlock ? 'rowgroup' : undefined} className={classes.head}>
      <tr role={isBlock ? 'row' : undefined}>
        <th role={role} scope="col" className={classes.check}>
          <ChoosePage model={model} selection={selection} />
        </th>
        {model.getVisibleLeafColumns().map((column) => (
          <ColumnHead key={column.id} column={column} role={role} />
        ))}
      </tr>
    </thead>
  );
}

function ChoosePage<R extends object>({ model, selection }: Omit<TableHeadProps<R>, 'isBlock'>) {
  const t = useTranslations('table');
  const { rows } = model.getRowModel();
  const count = rows.filter(({ id }) => selection.chosen.has(id)).length;
  const isAll = count > 0 && count === rows.length;
  return (
    <TickBox
      label={t('choosePage')}
      isOff={rows.length === 0}
      isTicked={isAll}
      isMixed={count > 0 && !isAll}
      onTick={() =>
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

interface ColumnHeadProps<R extends object> {
  column: Column<R>;
  role: 'columnheader' | undefined;
}

function ColumnHead<R extends object>({ column, role }: ColumnHeadProps<R>) {
  const label = String(column.columnDef.header);
  const isAmount = column.columnDef.meta?.isAmount;
  const order = column.getIsSorted();
  const Mark = order ? icons[order] : IconArrowsSort;
  if (!column.getCanSort()) {
    return (
      <th role={role} scope="col" data-column={column.id} data-amount={isAmount}>
        <span className={classes.label}>{label}</span>
      </th>
    );
  }
  return (
    <th
      role={role}
      scope="col"
      data-column={column.id}
      data-amount={isAmount}
      aria-sort={order ? words[order] : undefined}
    >
      <button type="button" className={classes.sort} onClick={() => column.toggleSorting()}>
        {label}
        <Mark size={14} aria-hidden data-idle={!order || undefined} />
      </button>
    </th>
  );
}
