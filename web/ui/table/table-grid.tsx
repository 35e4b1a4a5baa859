import { lazy, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useStoredValue } from '../../platform/device-settings.ts';
import classes from './table-grid.module.css';
import { TableHead } from './table-head.tsx';
import type { TableListProps } from './table-list.ts';
import { tableDensity } from './table-memory.ts';
import { TableRow } from './table-row.tsx';
import { TableSkeletonRows } from './table-skeleton-rows.tsx';
import virtual from './table-virtual.module.css';
import type { TableModelRow } from './use-table-model.ts';

/** More rows than this are drawn only where one looks. */
const mostDrawn = 200;
/** As many as stand in sight before one can scroll. */
const firstDrawn = 20;

/** As the style sheet has them. */
const rowHeights = { roomy: 57, dense: 41 };

const VirtualRows = lazy(async () => ({
  default: (await import('./virtual-rows.tsx')).VirtualRows,
}));

export function TableGrid<R extends object>(props: TableListProps<R>) {
  const { label, model, selection, reading, isLoading, rowName } = props;
  const t = useTranslations('shell');
  const scrollRef = useRef<HTMLDivElement>(null);
  const density = useStoredValue(tableDensity);
  const { rows } = model.getRowModel();
  const columnCount = model.getVisibleLeafColumns().length;
  const isVirtual = rows.length > mostDrawn;
  const rowHeight = rowHeights[density];
  const draw = (row: TableModelRow<R>, top?: number) => (
    <TableRow
      key={row.id}
      row={row}
      cells={row.getVisibleCells()}
      name={rowName(row.original)}
      isChosen={selection.chosen.has(row.id)}
      choose={selection.choose}
      {...(top !== undefined && { top })}
    />
  );
  const drawAt = (row: TableModelRow<R>, place: number) => draw(row, place * rowHeight);
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
        className={isVirtual ? `${classes.table} ${virtual.table}` : classes.table}
        role={isVirtual ? 'table' : undefined}
        aria-label={isLoading ? t('loading') : label}
        aria-busy={isLoading || reading.isStale}
        aria-rowcount={isLoading ? undefined : props.total + 1}
      >
        <TableHead model={model} selection={selection} isVirtual={isVirtual} />
        {isVirtual ? (
          <Suspense
            fallback={
              <tbody className={virtual.rows} style={{ height: rows.length * rowHeight }}>
                {rows.slice(0, firstDrawn).map(drawAt)}
              </tbody>
            }
          >
            <VirtualRows
              key={density}
              count={rows.length}
              rowHeight={rowHeight}
              scrollRef={scrollRef}
              drawRow={(place) => rows[place] && drawAt(rows[place], place)}
            />
          </Suspense>
        ) : (
          <tbody>
            {isLoading ? (
              <TableSkeletonRows columnCount={columnCount + 1} />
            ) : (
              rows.map((row) => draw(row))
            )}
          </tbody>
        )}
      </table>
    </div>
  );
}
