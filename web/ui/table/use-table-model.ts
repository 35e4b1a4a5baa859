import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useStoredValue } from '../../platform/device-settings.ts';
import type { TableColumn } from './table-column.ts';
import { columnChoiceOf } from './address/table-memory.ts';
import type { TableAddress } from './address/use-table-address.ts';

/** Empty: only its type is looked at. */
const columnMeta: Pick<TableColumn<object>, 'isAmount'> = {};
const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature, columnMeta });

interface ModelInput<R> {
  name: string;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
  address: Pick<TableAddress, 'sort' | 'change'>;
}

const definitionOf = <R extends object>(
  column: TableColumn<R>,
  place: number,
): ColumnDef<typeof features, R> => ({
  id: column.id,
  header: column.label,
  accessorFn: (row) => row,
  cell: ({ row }) => column.cell(row.original),
  enableSorting: column.isSortable ?? false,
  sortDescFirst: column.startsDown ?? false,
  enableHiding: place > 0,
  meta: column.isAmount ? { isAmount: true } : {},
});

const sortingOf = (sort: string): SortingState => [
  { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') },
];

const textOf = (sorting: SortingState) =>
  sorting.map(({ id, desc }) => `${desc ? '-' : ''}${id}`)[0];

/** The server searches, sorts and cuts into pages: this only knows columns and what they are called. */
export function useTableModel<R extends object>(input: ModelInput<R>) {
  const { name, columns, rows, rowId, address } = input;
  const choice = columnChoiceOf(name);
  const chosen = useStoredValue(choice);
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const columnVisibility = useMemo(
    () => ({
      ...Object.fromEntries(columns.map(({ id, isHiddenAtFirst }) => [id, !isHiddenAtFirst])),
      ...chosen,
    }),
    [columns, chosen],
  );
  const sorting = useMemo(() => sortingOf(address.sort), [address.sort]);
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { columnVisibility, sorting },
    onColumnVisibilityChange: (update) =>
      choice.set(typeof update === 'function' ? update(columnVisibility) : update),
    onSortingChange: (update) =>
      address.change({ sort: textOf(typeof update === 'function' ? update(sorting) : update) }),
  });
}

export type TableModel<R extends object> = ReturnType<typeof useTableModel<R>>;
export type TableModelRow<R extends object> = ReturnType<
  TableModel<R>['getRowModel']
>['rows'][number];
