import { Table } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useStoredValue } from '../../platform/device-settings.ts';
import classes from './table-grid.module.css';
import { TableHead } from './table-head.tsx';
import type { TableListProps } from './table-list.ts';
import { tableDensity } from './table-memory.ts';
import { TableRow } from './table-row.tsx';
import { TableSkeletonRows } from './table-skeleton-rows.tsx';
import type { TableModelRow } from './use-table-model.ts';

/** More rows than this are drawn only where one looks. */
const mostDrawn = 200;

const VirtualRows = lazy(async () => ({
  default: (await import('./virtual-rows.tsx')).VirtualRows,
}));

export function TableGrid<R extends object>(props: TableListProps<R>) {
  const { label, model, selection, reading, isLoading, rowName } = props;
  const t = useTranslations('shell');
  const scrollRef = useRef<HTMLDivElement>(null);
  const density = useStoredValue(tableDensity);
  const { rows } = model.getRowModel();
  const columnCount = model.getVisibleLeafColumns().length + 1;
  const draw = (row: TableModelRow<R>) => (
    <TableRow
      key={row.id}
      row={row}
      cells={row.getVisibleCells()}
      name={rowName(row.original)}
      isChosen={selection.chosen.has(row.id)}
      choose={selection.choose}
    />
  );
  const few = rows.slice(0, mostDrawn).map(draw);
  return (
    <div
      ref={scrollRef}
      className={classes.scroll}
      data-scroll-restoration-id="table"
      data-density={density}
      data-stale={reading.isStale || undefined}
      data-chosen={selection.chosen.size > 0 || undefined}
    >
      <Table
        className={classes.table}
        aria-label={isLoading ? t('loading') : label}
        aria-busy={isLoading || reading.isStale}
        aria-rowcount={isLoading ? undefined : props.total + 1}
      >
        <TableHead model={model} selection={selection} />
        <tbody>
          {isLoading && <TableSkeletonRows columnCount={columnCount} />}
          {rows.length <= mostDrawn ? (
            few
          ) : (
            <Suspense fallback={few}>
              <VirtualRows
                count={rows.length}
                columnCount={columnCount}
                scrollRef={scrollRef}
                drawRow={(place) => {
                  const row = rows[place];
                  return row && draw(row);
                }}
              />
            </Suspense>
          )}
        </tbody>
      </Table>
    </div>
  );
}
