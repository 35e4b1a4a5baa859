import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useStoredValue } from '../../platform/device-settings.ts';
import classes from './table-grid.module.css';
import grouped from './table-groups.module.css';
import { TableHead } from './table-head.tsx';
import type { TableListProps } from './table-list.ts';
import { RowGroups } from './row-groups.tsx';
import { tableDensity } from './address/table-memory.ts';
import { TableRow } from './table-row.tsx';
import { TableSkeletonRows } from './table-skeleton-rows.tsx';
import type { TableModelRow } from './use-table-model.ts';

/** More rows than this are no table to the browser, and drawn bit by bit. */
const mostDrawn = 200;
/** As the style sheet has them. */
const rowHeights = { roomy: 57, dense: 41 };

export function TableGrid<R extends object>(props: TableListProps<R>) {
  const { label, model, selection, reading, isLoading, rowName } = props;
  const t = useTranslations('shell');
  const scrollRef = useRef<HTMLDivElement>(null);
  const density = useStoredValue(tableDensity);
  const { rows } = model.getRowModel();
  const columnCount = model.getVisibleLeafColumns().length;
  const isBlock = rows.length > mostDrawn;
  const draw = (row: TableModelRow<R>) => (
    <TableRow
      key={row.id}
      row={row}
      cells={row.getVisibleCells()}
      name={rowName(row.original)}
      isChosen={selection.chosen.has(row.id)}
      choose={selection.choose}
      isBlock={isBlock}
    />
  );
  return (
    <div
      ref={scrollRef}
      className={classes.scroll}
      data-scroll-restoration-id="table"
      data-density={density}
      data-stale={reading.isStale || undefined}
      data-chosen={selection.chosen.size > 0 || undefined}
    >
      <table
        className={isBlock ? `${classes.table} ${grouped.table}` : classes.table}
        role={isBlock ? 'table' : undefined}
        aria-label={isLoading ? t('loading') : label}
        aria-busy={isLoading || reading.isStale}
        aria-rowcount={isLoading ? undefined : props.total + 1}
      >
        <TableHead model={model} selection={selection} isBlock={isBlock} />
        {isBlock ? (
          <RowGroups
            rows={rows}
            rowHeight={rowHeights[density]}
            scrollRef={scrollRef}
            drawRow={draw}
          />
        ) : (
          <tbody>
            {isLoading ? <TableSkeletonRows columnCount={columnCount + 1} /> : rows.map(draw)}
          </tbody>
        )}
      </table>
    </div>
  );
}
