import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../field/search-field.tsx';
import { TableOptions } from './table-options.tsx';
import classes from './table-toolbar.module.css';
import type { TableAddress } from './address/use-table-address.ts';
import type { TableModel } from './use-table-model.ts';

interface TableToolbarProps<R extends object> {
  model: TableModel<R>;
  address: TableAddress;
  searchLabel: string;
  searchHint: string | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  filters: ReactNode;
  isPhone: boolean;
  onHelp: () => void;
}

export function TableToolbar<R extends object>(props: TableToolbarProps<R>) {
  const t = useTranslations('table');
  const { address, searchLabel, searchRef, filters } = props;
  return (
    <div className={classes.toolbar}>
      <SearchField
        label={searchLabel}
        hint={props.searchHint}
        clearLabel={t('searchClear')}
        q={address.q}
        inputRef={searchRef}
        onSearch={(q) => address.change({ q: q || undefined })}
      />
      {filters}
      <TableOptions model={props.model} isPhone={props.isPhone} onHelp={props.onHelp} />
    </div>
  );
}
