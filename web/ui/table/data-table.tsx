import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Later } from '../later.tsx';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx';
import { BulkBar } from './bulk-bar.tsx';
import classes from './data-table.module.css';
import { TableCards } from './table-cards.tsx';
import type { TableColumn } from './table-column.ts';
import { TableGrid } from './table-grid.tsx';
import { TablePager } from './table-pager.tsx';
import type { TableReading } from './table-reading.ts';
import { TableState } from './table-state.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import type { TableAddress } from './address/use-table-address.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useTableModel } from './use-table-model.ts';
import type { TableSelection } from './use-table-selection.ts';
import { useTableShortcutLines } from './use-table-shortcut-lines.ts';

export interface DataTableProps<R extends object> {
  /** Under this name the device keeps which columns are shown. */
  name: string;
  /** What is listed, for those who hear the table. */
  label: string;
  searchLabel: string;
  searchHint?: string;
  /** Made once or memoised, like `rowId`. */
  columns: readonly TableColumn<R>[];
  rows: readonly R[] | undefined;
  total: number;
  totalIsAtLeast?: boolean | undefined;
  rowId: (row: R) => string;
  rowName: (row: R) => string;
  address: TableAddress;
  reading: TableReading;
  selection: TableSelection<R>;
  filters?: ReactNode;
  /** What can be done to all chosen rows at once. */
  bulkActions: ReactNode;
  /** Shown where there is nothing, and nothing was looked for. */
  empty: ReactNode;
}

const none: readonly never[] = [];

/** The one table of the product: whatever is a long list is shown, searched and acted on in it. */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { rows = none, total, address, selection, reading, rowId } = props;
  const t = useTranslations('table');
  const searchRef = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const model = useTableModel({ ...props, rows });
  const lines = useTableShortcutLines();
  const { chosen } = selection;
  useTableKeys({
    ids: rows.map(rowId),
    onSearch: () => searchRef.current?.focus(),
    onHelp: () => setIsHelpOpen(true),
    onLetGo: chosen.size > 0 ? selection.clear : undefined,
    onChoose: (id) => {
      const row = rows.find((one) => rowId(one) === id);
      if (row) selection.choose([row], !chosen.has(id));
    },
  });
  const isListed = rows.length > 0 || (props.rows === undefined && reading.problem === null);
  const List = isPhone ? TableCards : TableGrid;
  return (
    <section className={classes.panel} aria-label={props.label}>
      <TableToolbar
        model={model}
        address={address}
        searchLabel={props.searchLabel}
        searchHint={props.searchHint}
        searchRef={searchRef}
        filters={props.filters}
        isPhone={isPhone}
        onHelp={() => setIsHelpOpen(true)}
      />
      {isListed ? (
        <List {...props} model={model} isLoading={props.rows === undefined} />
      ) : (
        <TableState total={total} address={address} reading={reading} empty={props.empty} />
      )}
      <output className="visually-hidden">
        {chosen.size > 0 && t('chosen', { count: chosen.size })}
      </output>
      {chosen.size > 0 && (
        <Later>
          <BulkBar count={chosen.size} onClear={selection.clear}>
            {props.bulkActions}
          </BulkBar>
        </Later>
      )}
      {isListed && (
        <TablePager
          address={address}
          total={total}
          totalIsAtLeast={props.totalIsAtLeast}
          shown={rows.length}
        />
      )}
      <ShortcutsHelp lines={lines} opened={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </section>
  );
}
