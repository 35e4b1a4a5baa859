import type { TableReading } from './table-reading.ts';
import type { TableModel } from './use-table-model.ts';
import type { TableSelection } from './use-table-selection.ts';

/** What the rows need, whether they stand in columns or on cards. */
export interface TableListProps<R extends object> {
  label: string;
  model: TableModel<R>;
  total: number;
  rowName: (row: R) => string;
  selection: TableSelection<R>;
  reading: TableReading;
  isLoading: boolean;
}
